import { withAmounts } from '#site/ui/won-amount.tsx';
import { capital } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { calculateBudget } from '#domain/budget/budget.ts';
import { perMonth } from '#domain/budget/budget-shares.ts';
import { steps, type BudgetState } from './url-state.ts';
import type { BudgetText } from './read.ts';
import styles from './budget-summary.module.css';
import { PlanCloth } from './plan-cloth.tsx';
import { foreign, includesOf, monthly, timeOf } from './text.ts';

interface Props {
  readonly state: BudgetState;
  readonly text: BudgetText;
  readonly locale: Locale;
}

/** The choices so far, their cost a month, and the cloth of its parts; questions not answered yet are grey. */
export function BudgetSummary({ state: { inputs, step }, text, locale }: Props) {
  const { heading, level, includes, basics, month, unsure } = text.summary;
  const { names } = text.steps;
  const index = steps.indexOf(step);
  const result = calculateBudget(inputs);
  const krw = perMonth(result.total, inputs);
  const rows = [
    [0, names.destination, text.cities[inputs.city].name],
    [1, names.purpose, text.purposes[inputs.purpose].name],
    [2, names.duration, timeOf(inputs, text)],
    [3, level, text.levels[inputs.budgetLevel].name],
    [3, text.preferences.accommodation, text.accommodations[inputs.accommodation].name],
    [3, includes, capital(includesOf(inputs, text, locale)) || basics],
  ] as const;
  return (
    <>
      <h2 id="budget-summary">{heading}</h2>
      <PlanCloth result={result} step={step} text={text} />
      <dl>
        {rows.map(([asked, what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className={asked > index ? styles.unsure : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.total} aria-live="polite">
        <span>{month}</span> <b>{withAmounts(monthly(krw, locale))}</b>{' '}
        <span>
          {foreign(krw, 'EUR', locale)} · {foreign(krw, 'USD', locale)}
        </span>
      </p>
      {index < 3 && <p className={styles.note}>{unsure}</p>}
    </>
  );
}
