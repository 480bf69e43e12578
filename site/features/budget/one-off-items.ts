import type { BudgetPurpose } from '#domain/budget/budget-inputs.ts';

/** Costs that are paid once and are not part of a budget; the visitor fills in the amounts. */
export const oneOffItems = [
  'flight',
  'insurance',
  'visa',
  'card',
  'deposit',
  'apostille',
  'application',
] as const;

export type OneOffItem = (typeof oneOffItems)[number];

/** The amounts as typed. */
export type OneOffCosts = Readonly<Partial<Record<OneOffItem, string>>>;

/** What only some pay, by what they come for. */
const payers: Partial<Record<OneOffItem, readonly BudgetPurpose[]>> = {
  card: ['study', 'work'],
  apostille: ['study', 'work'],
  application: ['study'],
};

/** The items that somebody may have to pay, and those that are filled in. */
export function oneOffItemsFor(purpose: BudgetPurpose, typed: OneOffCosts): OneOffItem[] {
  return oneOffItems.filter((item) => typed[item] || (payers[item]?.includes(purpose) ?? true));
}
