import type { BudgetInputs } from './budget-inputs.ts';

/**
 * The visa that a stay needs: none beyond the rules of the passport (`short`), perhaps one because three
 * months can exceed 90 days (`edge`), the student visa (`d4`), another long-stay visa (`long`), or one
 * that allows work (`work`).
 */
export type StayPermit = 'short' | 'edge' | 'd4' | 'long' | 'work';

/** The permit by purpose and length; 12 weeks are 84 days, three months 89 to 92. */
export function stayPermit({ purpose, duration, durationType }: BudgetInputs): StayPermit {
  if (purpose === 'work') return 'work';
  if (durationType === 'weeks' || duration < 3) return 'short';
  if (duration === 3) return 'edge';
  return purpose === 'study' ? 'd4' : 'long';
}
