import { useHydrated } from '#site/lib/hydrated.ts';
import { saveFile } from '#site/lib/save-file.ts';
import { Button } from '#site/ui/button.tsx';
import { Share } from '#site/ui/share.tsx';
import { budgetRows } from './budget-csv.ts';
import { csv } from '#domain/text/csv.ts';
import { budgetCities } from '#domain/budget/budget.ts';
import { fill } from '#domain/text/fill.ts';
import { won } from '#domain/text/amounts.ts';
import { searchOf, type BudgetState } from './url-state.ts';
import type { PlanProps } from './breakdown.tsx';
import { filledCosts } from './one-off-costs.tsx';
import { includesOf, timeOf } from './words.ts';

interface Props extends PlanProps {
  readonly state: BudgetState;
  /** The total at current prices, in words. */
  readonly today: string;
}

/** Buttons to print, download and share a result; each needs JavaScript. */
export function ResultActions(plan: Props) {
  const { state, inputs, result, copy, locale } = plan;
  const words = copy.results;
  const hydrated = useHydrated();
  const city = copy.cities[inputs.city].name;
  const share = {
    title: fill(words.heading, { time: timeOf(inputs, copy), city }),
    to: searchOf(state),
    words: { ...words.share, text: fill(words.share.text, { total: won(result.total, locale) }) },
  };
  return (
    <div
      className="needs-script not-printed row budget-result-actions"
      role="group"
      aria-label={words.actions}
    >
      <Button look="line" onClick={() => print()}>
        {words.print}
      </Button>
      <Button
        look="line"
        onClick={() => saveFile(words.file, 'text/csv;charset=utf-8', fileOf(plan))}
      >
        {words.csv}
      </Button>
      <Share {...share} copyOnly />
      {hydrated && 'share' in navigator && <Share {...share} />}
    </div>
  );
}

/** The result as a CSV file, with the labels of the page. */
function fileOf({ state, inputs, result, today, copy, locale }: Props): string {
  const { breakdown, cities, categories, levels, once, results, summary, steps } = copy;
  const { category, stay, month, day, euros, dollars } = breakdown;
  const rows = budgetRows(inputs, result, {
    separator: results.separator,
    choices: [
      [steps.names.destination, cities[inputs.city].name],
      [steps.names.purpose, copy.purposes[inputs.purpose].name],
      [steps.names.duration, timeOf(inputs, copy)],
      [summary.level, levels[inputs.budgetLevel].name],
      [copy.preferences.accommodation, copy.accommodations[inputs.accommodation].name],
      [summary.includes, includesOf(inputs, copy, locale) || summary.basics],
    ],
    columns: { category, stay, month, day, euros, dollars },
    categories: { ...namesOf(categories), total: results.total },
    comparison: { level: summary.level, cities: budgetCities.map((city) => cities[city].name) },
    levels: namesOf(levels),
    note: `${results.rates} ${results.pace[inputs.durationType]}`,
    today,
    once: {
      heading: once.heading,
      costs: filledCosts(state, copy),
      sum: once.once,
      together: once.together,
    },
  });
  return csv(rows, results.separator);
}

type Named<Key extends string> = Readonly<Record<Key, { readonly name: string }>>;

function namesOf<Key extends string>(entries: Named<Key>): Record<Key, string> {
  const names = Object.entries<{ name: string }>(entries).map(([key, { name }]) => [key, name]);
  return Object.fromEntries(names) as Record<Key, string>;
}
