import { keepNames } from '#site/ui/keep-names.tsx';
import { Fold } from '#site/ui/fold.tsx';
import type { Locale } from '#content/locale.ts';
import { won } from '#domain/text/amounts.ts';
import styles from './cost-section.module.css';
import { CostTable } from './cost-table.tsx';
import { daysIn, type Labels, type Meals, type Plan } from './plan.ts';

interface Props {
  readonly plan: Pick<Plan, 'title' | 'duration' | 'cost' | 'open'>;
  readonly meals: Meals;
  readonly labels: Labels;
  readonly locale: Locale;
}

/** The cost of the trip, how it is calculated, and what it leaves out. */
export function CostSection({ plan, meals, labels, locale }: Props) {
  const { cost } = labels;
  return (
    <section aria-labelledby="cost" className={styles.cost}>
      <h3 id="cost">{cost.heading}</h3>
      <CostTable
        caption={`${plan.title}: ${daysIn(plan.duration, labels)}`}
        total={cost.trip}
        cost={plan.cost}
        days={plan.duration}
        labels={cost}
        locale={locale}
        converted
      />
      <fieldset className={`needs-script ${styles.meals}`}>
        <legend>{cost.meals}</legend>
        {meals.levels.map(({ id, name, dishes, amount }) => (
          <label key={id}>
            <input
              type="radio"
              name="meals"
              value={id}
              defaultChecked={id === meals.usual}
              data-amount={amount}
            />
            <span>
              <b>{name}</b>{' '}
              {keepNames(
                cost.perDay.replace('{dishes}', dishes).replace('{amount}', won(amount, locale)),
              )}
            </span>
          </label>
        ))}
      </fieldset>
      <Without open={plan.open} cost={cost} />
      <Fold label={cost.rules.heading}>
        <ul className={styles.rules}>
          {cost.rules.list.map((rule) => (
            <li key={rule}>{keepNames(rule)}</li>
          ))}
          {plan.open.elsewhere && <li>{keepNames(cost.rules.elsewhere)}</li>}
        </ul>
      </Fold>
    </section>
  );
}

/** What the total leaves out, and what in it nobody has confirmed. */
function Without({ open, cost }: { readonly open: Plan['open']; readonly cost: Labels['cost'] }) {
  const { without } = cost;
  return (
    <div className={styles.without}>
      <h4>{without.heading}</h4>
      <p>{keepNames(without.always)}</p>
      {open.unseen && <p>{keepNames(without.unseen.replace('{names}', open.unseen))}</p>}
      {open.extras && <p>{keepNames(without.extras.replace('{names}', open.extras))}</p>}
      {open.unconfirmed && (
        <p>{keepNames(cost.unconfirmed.replace('{names}', open.unconfirmed))}</p>
      )}
    </div>
  );
}
