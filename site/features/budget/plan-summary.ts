import type { BudgetText } from './read.ts';
import type { Locale } from '#content/locale.ts';
import { won } from '#domain/text/amounts.ts';
import type { BudgetInputs } from '#domain/budget/budget-inputs.ts';
import { budgetToday, type PricesToday } from '#domain/budget/budget-today.ts';
import { fill } from '#domain/text/fill.ts';
import { includesOf } from './text.ts';

/** The plan in one sentence. */
export function summaryOf(inputs: BudgetInputs, text: BudgetText, locale: Locale): string {
  const { summary, with: included, without } = text.results;
  const list = includesOf(inputs, text, locale);
  return fill(summary, {
    purpose: text.purposes[inputs.purpose].name,
    level: text.levels[inputs.budgetLevel].name.toLowerCase(),
    accommodation: text.accommodations[inputs.accommodation].phrase,
    includes: list ? fill(included, { list }) : without,
  });
}

/** The total at current prices, in words. */
export function todayText(
  inputs: BudgetInputs,
  prices: PricesToday,
  text: BudgetText,
  locale: Locale,
): string {
  return fill(text.results.today, { amount: won(budgetToday(inputs, prices), locale) });
}
