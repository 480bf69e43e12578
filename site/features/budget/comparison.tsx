import { fill } from '#domain/text/fill.ts';
import { won } from '#domain/text/amounts.ts';
import { capital } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { budgetCities, calculateBudget, type BudgetResult } from '#domain/budget/budget.ts';
import {
  compareBudgets,
  otherCity,
  singleChanges,
  type Alternative,
  type SingleChange,
} from '#domain/budget/budget-compare.ts';
import { linkTo } from './show-state.ts';
import type { BudgetState } from './url-state.ts';
import { partsOf } from './breakdown.tsx';
import type { BudgetWords } from './read.ts';
import { CostBar, ColorMark } from './cost-chart.tsx';
import tables from '#site/ui/table.module.css';
import { withAmounts } from '#site/ui/won-amount.tsx';
import { timeOf } from './words.ts';

interface Props {
  readonly state: BudgetState;
  readonly copy: BudgetWords;
  readonly locale: Locale;
}

/** The plan in both cities at the three levels, and what single changes would save. */
export function Comparison(props: Props) {
  const { copy, state } = props;
  const { inputs } = state;
  const { heading, lead } = copy.compare;
  return (
    <section className="budget-compare" aria-labelledby="budget-compare">
      <div className="wrap">
        <div className="row budget-compare-head">
          <h2 id="budget-compare">
            {fill(heading, { city: copy.cities[otherCity(inputs.city)].name })}
          </h2>
          <p>{lead}</p>
        </div>
        <Levels {...props} />
        <div className="budget-compare-halves">
          <Changes {...props} />
          <Cities {...props} />
        </div>
      </div>
    </section>
  );
}

function Levels({ state: { inputs }, copy, locale }: Props) {
  const { caption, level: head, difference, mine } = copy.compare;
  const levels = compareBudgets(inputs);
  const most = Math.max(...levels.flatMap(({ cities }) => cities.map((each) => each.result.total)));
  const parts = partsOf(calculateBudget(inputs));
  const isMine = ({ inputs: { city, budgetLevel } }: Alternative) =>
    city === inputs.city && budgetLevel === inputs.budgetLevel;
  return (
    <>
      <table className="budget-compare-levels">
        <caption className="visually-hidden">
          {fill(caption, { time: timeOf(inputs, copy) })}
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col" colSpan={2}>
              {head}
            </th>
            <th scope="col">
              {copy.results.total} · {difference}
            </th>
          </tr>
        </thead>
        {levels.map(({ level, cities }) => (
          <tbody key={level}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {copy.levels[level].name}
              </th>
            </tr>
            {cities.map((each) => (
              <tr key={each.inputs.city} data-mine={isMine(each) ? '' : undefined}>
                <th scope="row">{copy.cities[each.inputs.city].name}</th>
                <td>
                  <CostBar parts={parts} result={each.result} most={most} mine={isMine(each)} />
                </td>
                <td className="budget-compare-amount">
                  <b>{withAmounts(won(each.result.total, locale))}</b>{' '}
                  <span>
                    {isMine(each) ? mine : withAmounts(differenceOf(each.saves, copy, locale))}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <ul className="row budget-compare-legend">
        {parts.map((category) => (
          <li key={category}>
            <ColorMark category={category} />
            {copy.categories[category].name}
          </li>
        ))}
      </ul>
    </>
  );
}

function Changes({ state, copy, locale }: Props) {
  const { changes, changesLead, change: words } = copy.compare;
  const nameOf = ({ change, inputs }: SingleChange) =>
    ({
      city: copy.cities[inputs.city].name,
      budgetLevel: copy.levels[inputs.budgetLevel].name.toLowerCase(),
      accommodation: copy.accommodations[inputs.accommodation].phrase,
    })[change];
  return (
    <div>
      <h3>{changes}</h3>
      <p className="note budget-compare-lead">{changesLead}</p>
      <ul className="budget-compare-changes">
        {singleChanges(state.inputs).map((each) => (
          <li key={each.change + each.inputs[each.change]}>
            <a {...linkTo({ ...state, inputs: each.inputs })}>
              {capital(fill(words[each.change], { name: nameOf(each) }))}
            </a>
            <b data-saves={each.saves > 0 ? '' : undefined}>
              {withAmounts(differenceOf(each.saves, copy, locale))}
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Cities({ state: { inputs }, copy, locale }: Props) {
  const plans = budgetCities.map((city) => calculateBudget({ ...inputs, city }));
  const rows: readonly (keyof BudgetResult)[] = [...partsOf(calculateBudget(inputs)), 'total'];
  return (
    <table className={`${tables.table} ${tables.amounts}`}>
      <caption>{copy.compare.table}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.breakdown.category}</th>
          {budgetCities.map((city) => (
            <th key={city} scope="col">
              {copy.cities[city].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row} data-row={row}>
            <th scope="row">{row === 'total' ? copy.results.total : copy.categories[row].name}</th>
            {plans.map((plan, index) => (
              <td key={index}>{withAmounts(won(plan[row], locale))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function differenceOf(saves: number, copy: BudgetWords, locale: Locale): string {
  const { less, more, same } = copy.compare;
  if (saves === 0) return same;
  return fill(saves > 0 ? less : more, { amount: won(Math.abs(saves), locale) });
}
