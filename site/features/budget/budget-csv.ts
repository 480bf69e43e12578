import type { BudgetInputs } from '#domain/budget/budget-inputs.ts';
import { convert, RATES } from '#domain/budget/rates.ts';
import { budgetCategories, type BudgetCategory, type BudgetResult } from '#domain/budget/budget.ts';
import { compareBudgets } from '#domain/budget/budget-compare.ts';
import { perDay, perMonth } from '#domain/budget/budget-shares.ts';
import type { CsvRow } from '#domain/text/csv.ts';

/** The texts of the file in one language. */
export interface BudgetCsvText {
  /** `;` where a comma is the decimal mark, as spreadsheets of that language expect; else `,`. */
  readonly separator: string;
  /** The visitor's choices, each as a label and a value. */
  readonly choices: readonly (readonly [string, string])[];
  readonly columns: {
    readonly category: string;
    readonly stay: string;
    readonly month: string;
    readonly day: string;
    readonly euros: string;
    readonly dollars: string;
  };
  readonly categories: Readonly<Record<BudgetCategory | 'total', string>>;
  readonly comparison: { readonly level: string; readonly cities: readonly string[] };
  readonly levels: Readonly<Record<BudgetInputs['budgetLevel'], string>>;
  /** The date of the figures and the exchange rates. */
  readonly note: string;
  /** The total at current prices, in words. */
  readonly today: string;
  /** Costs that are paid once and are not part of the total. */
  readonly once?: {
    readonly heading: string;
    /** Label and KRW of each amount that was filled in. */
    readonly costs: readonly (readonly [string, number])[];
    readonly sum: string;
    readonly together: string;
  };
}

/** The rows of a budget's CSV file, amounts as whole numbers: the choices, the parts above 0 with the total, the comparison. */
export function budgetRows(
  inputs: BudgetInputs,
  result: BudgetResult,
  text: BudgetCsvText,
): readonly CsvRow[] {
  const { columns, categories, comparison, levels } = text;
  const amounts = (name: BudgetCategory | 'total'): CsvRow => [
    categories[name],
    result[name],
    perMonth(result[name], inputs),
    perDay(result[name], inputs),
    convert(result[name], RATES.EUR),
    convert(result[name], RATES.USD),
  ];
  return [
    ...text.choices,
    [],
    [columns.category, columns.stay, columns.month, columns.day, columns.euros, columns.dollars],
    ...budgetCategories.filter((category) => result[category] > 0).map(amounts),
    amounts('total'),
    [text.today],
    ...onceRows(result.total, text.once),
    [],
    [comparison.level, ...comparison.cities],
    ...compareBudgets(inputs).map(({ level, cities }): CsvRow => {
      const totals: (string | number)[] = cities.map(({ result: { total } }) => total);
      totals.unshift(levels[level]);
      return totals;
    }),
    [],
    [text.note],
  ];
}

function onceRows(total: number, once: BudgetCsvText['once']): readonly CsvRow[] {
  if (!once || once.costs.length === 0) return [];
  const sum = once.costs.reduce((all, [, krw]) => all + krw, 0);
  return [[], [once.heading], ...once.costs, [once.sum, sum], [once.together, total + sum]];
}
