import { fill } from '#domain/text/fill.ts';
import { won } from '#domain/text/amounts.ts';
import { capital } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { budgetCities } from '#domain/budget/budget-inputs.ts';
import { calculateBudget, type BudgetResult } from '#domain/budget/budget.ts';
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
import type { BudgetText } from './read.ts';
import { CostBar, ColorMark } from './cost-chart.tsx';
import tables from '#site/ui/table.module.css';
import { withAmounts } from '#site/ui/won-amount.tsx';
import { timeOf } from './text.ts';

interface Props {
  readonly state: BudgetState;
  readonly text: BudgetText;
  readonly locale: Locale;
}

/** The plan in both cities at the three levels, and what single changes would save. */
export function Comparison(props: Props) {
  const { text, state } = props;
  const { inputs } = state;
  const { heading, lead } = text.compare;
  return (
    <section className="budget-compare" aria-labelledby="budget-compare">
      <div className="wrap">
        <div className="row budget-compare-head">
          <h2 id="budget-compare">
            {fill(heading, { city: text.cities[otherCity(inputs.city)].name })}
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

function Levels({ state: { inputs }, text, locale }: Props) {
  const { caption, level: head, difference, mine } = text.compare;
  const levels = compareBudgets(inputs);
  const most = Math.max(...levels.flatMap(({ cities }) => cities.map((each) => each.result.total)));
  const parts = partsOf(calculateBudget(inputs));
  const isMine = ({ inputs: { city, budgetLevel } }: Alternative) =>
    city === inputs.city && budgetLevel === inputs.budgetLevel;
  return (
    <>
      <table className="budget-compare-levels">
        <caption className="visually-hidden">
          {fill(caption, { time: timeOf(inputs, text) })}
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col" colSpan={2}>
              {head}
            </th>
            <th scope="col">
              {text.results.total} · {difference}
            </th>
          </tr>
        </thead>
        {levels.map(({ level, cities }) => (
          <tbody key={level}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {text.levels[level].name}
              </th>
            </tr>
            {cities.map((each) => (
              <tr key={each.inputs.city} className={isMine(each) ? 'mine' : undefined}>
                <th scope="row">{text.cities[each.inputs.city].name}</th>
                <td>
                  <CostBar parts={parts} result={each.result} most={most} mine={isMine(each)} />
                </td>
                <td className="budget-compare-amount">
                  <b>{withAmounts(won(each.result.total, locale))}</b>{' '}
                  <span>
                    {isMine(each) ? mine : withAmounts(differenceOf(each.saves, text, locale))}
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
            {text.categories[category].name}
          </li>
        ))}
      </ul>
    </>
  );
}

function Changes({ state, text, locale }: Props) {
  const { changes, changesLead, change: comparisonText } = text.compare;
  const nameOf = ({ change, inputs }: SingleChange) =>
    ({
      city: text.cities[inputs.city].name,
      budgetLevel: text.levels[inputs.budgetLevel].name.toLowerCase(),
      accommodation: text.accommodations[inputs.accommodation].phrase,
    })[change];
  return (
    <div>
      <h3>{changes}</h3>
      <p className="note budget-compare-lead">{changesLead}</p>
      <ul className="budget-compare-changes">
        {singleChanges(state.inputs).map((each) => (
          <li key={each.change + each.inputs[each.change]}>
            <a {...linkTo({ ...state, inputs: each.inputs })}>
              {capital(fill(comparisonText[each.change], { name: nameOf(each) }))}
            </a>
            <b className={each.saves > 0 ? 'saves' : undefined}>
              {withAmounts(differenceOf(each.saves, text, locale))}
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Cities({ state: { inputs }, text, locale }: Props) {
  const plans = budgetCities.map((city) => calculateBudget({ ...inputs, city }));
  const rows: readonly (keyof BudgetResult)[] = [...partsOf(calculateBudget(inputs)), 'total'];
  return (
    <table className={`${tables.table} ${tables.amounts}`}>
      <caption>{text.compare.table}</caption>
      <thead>
        <tr>
          <th scope="col">{text.breakdown.category}</th>
          {budgetCities.map((city) => (
            <th key={city} scope="col">
              {text.cities[city].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row} data-row={row}>
            <th scope="row">{row === 'total' ? text.results.total : text.categories[row].name}</th>
            {plans.map((plan, index) => (
              <td key={index}>{withAmounts(won(plan[row], locale))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function differenceOf(saves: number, text: BudgetText, locale: Locale): string {
  const { less, more, same } = text.compare;
  if (saves === 0) return same;
  return fill(saves > 0 ? less : more, { amount: won(Math.abs(saves), locale) });
}
