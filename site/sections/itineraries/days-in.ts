import type { Labels } from './plan.ts';

/** `5 días`, `5 days`. */
export function daysIn(duration: number, { cards }: Pick<Labels, 'cards'>): string {
  return cards.days[duration === 1 ? 'one' : 'other'].replace('{number}', `${duration}`);
}
