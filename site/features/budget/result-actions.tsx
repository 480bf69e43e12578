import { useHydrated } from '#site/lib/hydrated.ts';
import { saveFile } from '#site/lib/save-file.ts';
import { Button } from '#site/ui/button.tsx';
import { Share } from '#site/ui/share.tsx';
import { budgetRows } from './budget-csv.ts';
import { csv } from '#domain/text/csv.ts';
import { budgetCities } from '#domain/budget/budget-inputs.ts';
import { fill } from '#domain/text/fill.ts';
import { won } from '#domain/text/amounts.ts';
import { searchOf, type BudgetState } from './url-state.ts';
import type { PlanProps } from './breakdown.tsx';
import { filledCosts } from './one-off-costs.tsx';
import { includesOf, timeOf } from './text.ts';

interface Props extends PlanProps {
  readonly state: BudgetState;
  /** The total at current prices, in words. */
  readonly today: string;
}

/** Buttons to print, download and share a result; each needs JavaScript. */
export function ResultActions(plan: Props) {
  const { state, inputs, result, text, locale } = plan;
  const resultActionsText = text.results;
  const hydrated = useHydrated();
  const city = text.cities[inputs.city].name;
  const share = {
    title: fill(resultActionsText.heading, { time: timeOf(inputs, text), city }),
    to: searchOf(state),
    text: {
      ...resultActionsText.share,
      text: fill(resultActionsText.share.text, { total: won(result.total, locale) }),
    },
  };
  return (
    <div
      className="needs-script not-printed row budget-result-actions"
      role="group"
      aria-label={resultActionsText.actions}
    >
      <Button look="line" onClick={() => print()}>
        {resultActionsText.print}
      </Button>
      <Button
        look="line"
        onClick={() => saveFile(resultActionsText.file, 'text/csv;charset=utf-8', fileOf(plan))}
      >
        {resultActionsText.csv}
      </Button>
      <Share {...share} copyOnly />
      {hydrated && 'share' in navigator && <Share {...share} />}
    </div>
  );
}

/** The result as a CSV file, with the labels of the page. */
function fileOf({ state, inputs, result, today, text, locale }: Props): string {
  const { breakdown, cities, categories, levels, once, results, summary, steps } = text;
  const { category, stay, month, day, euros, dollars } = breakdown;
  const rows = budgetRows(inputs, result, {
    separator: results.separator,
    choices: [
      [steps.names.destination, cities[inputs.city].name],
      [steps.names.purpose, text.purposes[inputs.purpose].name],
      [steps.names.duration, timeOf(inputs, text)],
      [summary.level, levels[inputs.budgetLevel].name],
      [text.preferences.accommodation, text.accommodations[inputs.accommodation].name],
      [summary.includes, includesOf(inputs, text, locale) || summary.basics],
    ],
    columns: { category, stay, month, day, euros, dollars },
    categories: { ...namesOf(categories), total: results.total },
    comparison: { level: summary.level, cities: budgetCities.map((city) => cities[city].name) },
    levels: namesOf(levels),
    note: `${results.rates} ${results.pace[inputs.durationType]}`,
    today,
    once: {
      heading: once.heading,
      costs: filledCosts(state, text),
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
