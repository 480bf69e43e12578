import type { copy } from '#content/copy/budget.ts';
import type { Localized } from '#content/locale.ts';

/** The words of the calculator in one language. */
export type BudgetCopy = Localized<typeof copy>;
