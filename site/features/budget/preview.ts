import { won } from '#domain/text/amounts.ts';
import { calculateBudget } from '#domain/budget/budget.ts';
import { perMonth } from '#domain/budget/budget-shares.ts';
import { fill } from '#domain/text/fill.ts';
import { oneOffTotal } from './one-off-costs.ts';
import { readState, searchOf } from './url-state.ts';
import type { BudgetPage } from './read.ts';
import { summaryOf, todayText } from './plan-summary.ts';
import { foreign, timeOf } from './text.ts';

/** Title and description of a shared result; undefined for the other steps. */
export function previewOf(search: string, { text, pricesToday, locale }: BudgetPage) {
  const state = readState(search);
  const { step, inputs, once = {} } = state;
  if (step !== 'results') return undefined;
  const previewText = text.preview;
  const { total } = calculateBudget(inputs);
  const paidOnce = oneOffTotal(once);
  const notice = [
    `${todayText(inputs, pricesToday, text, locale)}.`,
    paidOnce > 0 && fill(previewText.once, { amount: won(paidOnce, locale) }),
  ];
  return {
    title: fill(previewText.title, {
      time: timeOf(inputs, text),
      purpose: previewText.purposes[inputs.purpose],
      city: text.cities[inputs.city].name,
    }),
    description: fill(previewText.description, {
      total: won(total, locale),
      euros: foreign(total, 'EUR', locale),
      month: won(perMonth(total, inputs), locale),
      plan: summaryOf(inputs, text, locale),
      notice: notice.filter(Boolean).join(' '),
    }).trim(),
    search: searchOf(state),
  };
}
