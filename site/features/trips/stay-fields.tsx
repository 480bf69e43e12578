import { roundedWon, won } from '#domain/text/amounts.ts';
import { fill } from '#domain/text/fill.ts';
import { bedKinds } from '#domain/trips/own-figures.ts';
import { mostNights, mostPeople, mostTickets, otherCities } from '#domain/trips/stay-query.ts';
import { mealLevelIds } from '#domain/trips/trip.ts';
import { bedsIn } from '#domain/trips/whole-cost.ts';
import { Field } from '#site/ui/field.tsx';
import { SumField } from '#site/ui/sum-field.tsx';
import styles from './stay-budget.module.css';
import { StayExtras } from './stay-extras.tsx';
import { cityOf, type StayFieldsProps } from './stay-words.ts';

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Nights, people, bed, meals, admissions and journeys of a visit. */
export function StayFields(props: StayFieldsProps) {
  const { form, locale, stay, set } = props;
  const { fields } = form.text;
  return (
    <>
      <Nights {...props} />
      <div className={styles.pair}>
        <Field
          as="select"
          id="stay-people"
          label={fields.people}
          value={stay.people}
          onChange={({ target }) => set({ people: Number(target.value) })}
        >
          {numbers(1, mostPeople).map((count) => (
            <option key={count}>{count}</option>
          ))}
        </Field>
        <Field
          as="select"
          id="stay-tickets"
          label={fields.tickets}
          value={stay.tickets}
          onChange={({ target }) => set({ tickets: Number(target.value) })}
        >
          {numbers(0, mostTickets).map((count) => (
            <option key={count} value={count}>
              {count || fields.noTicket}
            </option>
          ))}
        </Field>
      </div>
      <Bed {...props} />
      <Field
        as="select"
        id="stay-meals"
        label={fields.meals}
        value={stay.meals}
        onChange={({ target }) =>
          set({ meals: mealLevelIds.find((id) => id === target.value) ?? stay.meals })
        }
      >
        {form.levels.map(({ id, name }) => {
          const amount = roundedWon(form.prices.meals[id] ?? 0, 100);
          return (
            <option key={id} value={id}>
              {fill(fields.meal, { name, won: won(amount, locale) })}
            </option>
          );
        })}
      </Field>
      <StayExtras {...props} />
    </>
  );
}

/** How many nights where; the other city once there is a night in it. */
function Nights({ form, stay, set }: StayFieldsProps) {
  const { fields } = form.text;
  const of = (city: string) => stay.nights.find((each) => each.city === city)?.nights ?? 0;
  const other = otherCities.find((city) => of(city) > 0) ?? otherCities[0];
  const change = (city: string, nights: number) =>
    set({
      nights: ['seoul', 'busan', other]
        .map((each) => ({ city: each, nights: each === city ? nights : of(each) }))
        .filter((each) => each.nights > 0),
    });
  const rows = [
    ['seoul', fields.seoul],
    ['busan', fields.busan],
    [other, fields.other],
  ] as const;
  return (
    <div className={styles.nights}>
      {rows.map(([city, label], index) => (
        <Field
          key={index}
          as="select"
          id={`stay-nights-${index}`}
          label={label}
          value={of(city)}
          onChange={({ target }) => change(city, Number(target.value))}
        >
          {numbers(0, mostNights).map((count) => (
            <option key={count}>{count}</option>
          ))}
        </Field>
      ))}
      {of(other) > 0 && (
        <Field
          as="select"
          id="stay-where"
          label={fields.where}
          value={other}
          onChange={({ target: { value } }) =>
            set({
              nights: stay.nights.map((each) =>
                each.city === other ? { ...each, city: value } : each,
              ),
            })
          }
        >
          {otherCities.map((city) => (
            <option key={city} value={city}>
              {cityOf(city, form)}
            </option>
          ))}
        </Field>
      )}
    </div>
  );
}

/** What the nights are spent in; a field for what a night costs where the guide does not know it. */
function Bed({ form, locale, stay, cost, set }: StayFieldsProps) {
  const { fields, bed: words, sums, noBed } = form.text;
  const known = stay.nights.flatMap(({ city }) => bedsIn(city, form.prices.beds));
  const kinds = form.prices.beds.filter((each) => known.includes(each));
  const missing = stay.bed && stay.bed !== 'own' ? cost.unpaid : [];
  const own = cost.slept.some(({ kind }) => kind === 'own');
  const cities = missing.map(({ city }) => cityOf(city, form)).join(', ');
  const { bed: before, ...others } = stay;
  const choose = (value: string) => {
    const bed = bedKinds.find((kind) => kind === value);
    set(bed ? { bed } : { ...others, bed: undefined });
  };
  return (
    <>
      <Field
        as="select"
        id="stay-bed"
        label={fields.bed}
        hint={cities && fill(noBed, { cities })}
        value={before ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{words.none}</option>
        {kinds.map(({ kind }) => (
          <option key={kind} value={kind}>
            {form.beds[kind].name}
          </option>
        ))}
        <option value="own">{words.own}</option>
      </Field>
      {(stay.bed === 'own' || cities || own) && (
        <SumField
          id="stay-night"
          label={sums.night}
          won={stay.night}
          set={(night) => set({ night })}
          text={sums}
          locale={locale}
        />
      )}
    </>
  );
}
