import chips from '#site/ui/choice-chips.module.css';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Fold } from '#site/ui/fold.tsx';
import type { Locale } from '#content/locale.ts';
import { won } from '#domain/text/amounts.ts';
import styles from './cost-section.module.css';
import { CostTable } from './cost-table.tsx';
import type { Meals, OpenTrip, TripPageText } from './plan.ts';
import { withMeals } from '#domain/trips/cost-parts.ts';
import type { TripState } from './use-trip.ts';

interface Props {
  readonly trip: OpenTrip;
  readonly state: TripState;
  readonly meals: Meals;
  readonly text: TripPageText;
  readonly locale: Locale;
}

/** The cost of the trip, how it is calculated, and what it leaves out. */
export function CostSection({ trip, state, meals, text, locale }: Props) {
  const { cost } = text;
  const { level, choose } = state;
  return (
    <section aria-labelledby="cost" className={styles.cost}>
      <h3 id="cost">{cost.heading}</h3>
      <CostTable
        caption={`${trip.title}: ${trip.length}`}
        total={cost.trip}
        cost={level ? withMeals(trip.cost, level.amount * trip.days.length) : trip.cost}
        text={cost}
        locale={locale}
      />
      {trip.open.extras && (
        <p className="note">
          {keepNames(cost.without.extras.replace('{names}', trip.open.extras))}
        </p>
      )}
      <div className={styles.beside}>
        <fieldset className={`needs-script ${styles.meals}`}>
          <legend>{cost.meals}</legend>
          <div className={chips.chips}>
            {meals.levels.map((each) => (
              <label key={each.id}>
                <input
                  type="radio"
                  name="meals"
                  value={each.id}
                  checked={each === level}
                  onChange={() => choose(each)}
                />
                {each.name}
              </label>
            ))}
          </div>
          {level && (
            <p className="note" role="status">
              {keepNames(
                cost.perDay
                  .replace('{dishes}', level.dishes)
                  .replace('{amount}', won(level.amount, locale)),
              )}
            </p>
          )}
        </fieldset>
        <Without open={trip.open} cost={cost} />
        <Fold label={cost.rules.heading}>
          <ul className={styles.rules}>
            {cost.rules.list.map((rule) => (
              <li key={rule}>{keepNames(rule)}</li>
            ))}
            {trip.open.meals && <li>{trip.open.meals}</li>}
            {trip.open.elsewhere && <li>{keepNames(cost.rules.elsewhere)}</li>}
          </ul>
        </Fold>
      </div>
    </section>
  );
}

/** What the total leaves out, and what in it nobody has confirmed. */
function Without({
  open,
  cost,
}: {
  readonly open: OpenTrip['open'];
  readonly cost: TripPageText['cost'];
}) {
  const { without } = cost;
  return (
    <Fold label={without.heading} className={styles.without}>
      <p>{keepNames(without.always)}</p>
      {open.unseen && <p>{keepNames(without.unseen.replace('{names}', open.unseen))}</p>}
      {open.unconfirmed && (
        <p>{keepNames(cost.unconfirmed.replace('{names}', open.unconfirmed))}</p>
      )}
    </Fold>
  );
}
