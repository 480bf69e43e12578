import { useState } from 'react';
import { useQueryChoice } from '#site/lib/query.ts';
import type { Locale } from '#content/locale.ts';
import { won, withSymbol } from '#domain/amounts.ts';
import { convert, RATES } from '#domain/budget.ts';
import { withMeals } from '#domain/trip-cost.ts';
import { CostTable } from './cost-table.tsx';
import styles from './cost-section.module.css';
import { daysIn } from './days-in.ts';
import type { Labels, Meals, PlanPart } from './plan.ts';

/** The meals that the visitor has chosen, by the price of a day; the address keeps them. */
export function useMeals({ levels, usual }: Meals) {
  const [kept, keep] = useQueryChoice(
    'meals',
    levels.map(({ id }) => id),
    usual,
  );
  // The press shows at once; the address follows.
  const [pressed, press] = useState<typeof kept>();
  const level = pressed ?? kept;
  const amount = levels.find(({ id }) => id === level)?.amount ?? 0;
  function choose(id: typeof kept) {
    press(id);
    keep(id);
  }
  return { level, choose, amount };
}

interface Props {
  readonly plan: Pick<PlanPart, 'title' | 'duration' | 'cost' | 'open'>;
  readonly meals: Meals;
  readonly eating: ReturnType<typeof useMeals>;
  readonly labels: Labels;
  readonly locale: Locale;
}

const symbols = { EUR: '€', USD: 'US$' } as const;

/** What the trip costs, how that is counted, and what is not in it. */
export function CostSection({ plan, meals, eating, labels, locale }: Props) {
  const { cost } = labels;
  const total = withMeals(plan.cost, eating.amount * plan.duration);
  const converted = (['EUR', 'USD'] as const).map((currency) =>
    withSymbol(convert(total.total, RATES[currency]), symbols[currency], locale),
  );
  return (
    <section aria-labelledby="cost" className={styles.cost}>
      <h3 id="cost">{cost.heading}</h3>
      <CostTable
        caption={`${plan.title}: ${daysIn(plan.duration, labels)}`}
        total={cost.trip}
        cost={total}
        labels={cost}
        {...{ locale, converted }}
      />
      <fieldset className={styles.meals}>
        <legend>{cost.meals}</legend>
        {meals.levels.map(({ id, name, dishes, amount }) => (
          <label key={id}>
            <input
              type="radio"
              name="meals"
              checked={id === eating.level}
              onChange={() => eating.choose(id)}
            />
            <span>
              <b>{name}</b>{' '}
              {cost.perDay.replace('{dishes}', dishes).replace('{amount}', won(amount, locale))}
            </span>
          </label>
        ))}
      </fieldset>
      <Without open={plan.open} cost={cost} />
      <details className={styles.rules}>
        <summary>{cost.rules.heading}</summary>
        <ul>
          {cost.rules.list.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
          {plan.open.elsewhere && <li>{cost.rules.elsewhere}</li>}
        </ul>
      </details>
    </section>
  );
}

/** What the total leaves out, and what in it nobody has confirmed. */
function Without({
  open,
  cost,
}: {
  readonly open: PlanPart['open'];
  readonly cost: Labels['cost'];
}) {
  const { without } = cost;
  return (
    <div className={styles.without}>
      <h4>{without.heading}</h4>
      <p>{without.always}</p>
      {open.unseen && <p>{without.unseen.replace('{names}', open.unseen)}</p>}
      {open.extras && <p>{without.extras.replace('{names}', open.extras)}</p>}
      {open.unconfirmed && <p>{cost.unconfirmed.replace('{names}', open.unconfirmed)}</p>}
    </div>
  );
}
