import type { BudgetWords } from './read.ts';
import type { Locale } from '#content/locale.ts';
import { won } from '#domain/text/amounts.ts';
import type { BudgetInputs } from '#domain/budget/budget.ts';
import { budgetToday, type PricesToday } from '#domain/budget/budget-today.ts';
import { fill } from '#domain/text/fill.ts';
import { includesOf } from './words.ts';

/** The plan in one sentence. */
export function summaryOf(inputs: BudgetInputs, copy: BudgetWords, locale: Locale): string {
  const { summary, with: included, without } = copy.results;
  const list = includesOf(inputs, copy, locale);
  return fill(summary, {
    purpose: copy.purposes[inputs.purpose].name,
    level: copy.levels[inputs.budgetLevel].name.toLowerCase(),
    accommodation: copy.accommodations[inputs.accommodation].phrase,
    includes: list ? fill(included, { list }) : without,
  });
}

/** The total at current prices, in words. */
export function todayText(
  inputs: BudgetInputs,
  prices: PricesToday,
  copy: BudgetWords,
  locale: Locale,
): string {
  return fill(copy.results.today, { amount: won(budgetToday(inputs, prices), locale) });
}
