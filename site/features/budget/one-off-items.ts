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
