import type { BudgetInputs } from './budget-inputs.ts';
import { monthsOf } from './budget.ts';

/** A stay's amount (KRW) as an amount a month, rounded to whole won; a month has four weeks. */
export function perMonth(krw: number, inputs: BudgetInputs): number {
  return Math.round(krw / monthsOf(inputs));
}

/** A stay's amount (KRW) as an amount a day, rounded: a week has 7 days, a month counts 30. */
export function perDay(krw: number, inputs: BudgetInputs): number {
  return Math.round(krw / daysOf(inputs));
}

/** How many days a stay has. */
export function daysOf({ duration, durationType }: BudgetInputs): number {
  return duration * (durationType === 'months' ? 30 : 7);
}
