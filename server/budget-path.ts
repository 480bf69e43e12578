import type { Locale } from '#content/locale.ts';
import { paths } from '#content/pages.ts';
import { budgetQuery, type BudgetInputs } from '#domain/budget/budget-inputs.ts';

/** Path and query of the calculator's results for these inputs. */
export function resultPath(inputs: BudgetInputs, locale: Locale): string {
  const query = budgetQuery(inputs);
  query.set('step', 'results');
  return `${paths.budget[locale]}?${query}`;
}
