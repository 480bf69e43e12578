import type { ReactNode } from 'react';
import { formats } from '#content/formats.ts';
import { roundedWon, won } from '#domain/text/amounts.ts';
import { countOf } from '#domain/text/count-of.ts';
import { fill } from '#domain/text/fill.ts';
import { aboutWon, exactly, wonOf } from '#domain/text/won-of.ts';
import type { Range } from '#domain/trips/known.ts';
import { nightsIn, ridesADay } from '#domain/trips/stay.ts';
import { roomsFor } from '#domain/trips/whole-cost.ts';
import { leftOut } from '#site/lib/left-out.ts';
import { CalculatorTotal } from '#site/ui/calculator.tsx';
import { groupText } from '#site/lib/group-text.ts';
import { withAmounts } from '#site/ui/won-amount.tsx';
import styles from './stay-budget.module.css';
import { cityOf, waysText, type ShownStay } from './stay-words.ts';

/** What the visit costs a person and all of them, part by part, and what that leaves out. */
export function StayResult(props: ShownStay) {
  const { form, locale, stay, cost } = props;
  const { cost: words, result } = form.text;
  const nights = nightsIn(stay);
  if (nights === 0) return <output>{result.none}</output>;
  // Without the last won of an average.
  const about = (amount: number) => won(roundedWon(amount, 100), locale);
  const { meals, ticket } = form.prices;
  const number = String(stay.tickets);
  const sure = cost.total.from === cost.total.to;
  const lines: readonly (readonly [string, ReactNode, Range])[] = [
    [words.beds, <Beds key="beds" {...props} />, cost.beds],
    [
      words.food,
      fill(result.foodHint, {
        days: countOf(words.days, nights + 1, locale),
        won: about(meals[stay.meals] ?? 0),
      }),
      exactly(cost.food),
    ],
    [result.rides, fill(result.ridesHint, { number: String(ridesADay) }), exactly(cost.rides)],
    [
      words.tickets,
      fill(result.ticketsHint, { number, won: about(ticket) }),
      exactly(cost.tickets),
    ],
    [
      result.journeys,
      cost.journeys > 0
        ? waysText(
            cost.ways.filter(({ fare }) => fare),
            props,
          )
        : words.ownHint,
      exactly(cost.journeys + cost.inland),
    ],
    [words.flight, words.ownHint, exactly(cost.flight)],
    [words.insurance, words.ownHint, exactly(cost.insurance)],
  ];
  return (
    <div>
      <output>
        <span>{fill(result.person, { nights: countOf(words.nights, nights, locale) })}</span>
        <CalculatorTotal>
          <span className={sure ? styles.sum : styles.range}>
            {withAmounts(
              fill(result.about, { won: aboutWon(cost.total, locale) }),
              sure ? formats[locale].wonName : undefined,
            )}
          </span>
        </CalculatorTotal>
        {stay.people > 1 && (
          <span>
            {withAmounts(
              groupText(result.group, stay.people, aboutWon(cost.group, locale), locale),
            )}
          </span>
        )}
      </output>
      <dl className={styles.lines}>
        {lines
          .filter(([, , { to }]) => to > 0)
          .map(([name, hint, amount]) => (
            <div key={name}>
              <dt>
                {name}
                <small>{typeof hint === 'string' ? withAmounts(hint) : hint}</small>
              </dt>
              <dd>{withAmounts(aboutWon(amount, locale))}</dd>
            </div>
          ))}
      </dl>
      <p className={styles.left}>
        <Left {...props} />
      </p>
    </div>
  );
}

/** Which bed is counted in each city, and how many rooms. */
function Beds({ form, locale, stay, cost }: ShownStay) {
  const { bed: words, result } = form.text;
  const rooms = countOf(result.rooms, roomsFor(stay.people), locale);
  return cost.slept.map(({ city, kind }) => {
    const known = form.prices.beds.find((each) => each.kind === kind);
    if (!known || kind === 'own') return null;
    const { name, when } = form.beds[kind];
    const price = wonOf(known.won, locale);
    const text = fill(words.priced, { won: price, per: words.per[known.per], when });
    const where = cost.slept.length > 1 ? `${cityOf(city, form)}: ` : '';
    const shared = known.per === 'room' && stay.people > 2 ? `. ${rooms}` : '';
    return <span key={city}>{withAmounts(`${where}${name}. ${text}${shared}.`)}</span>;
  });
}

/** What is not in the total. */
function Left(props: ShownStay) {
  const { form, locale, stay, cost } = props;
  const { left: words, cost: costWords, result } = form.text;
  const list = leftOut(cost, words, {
    nights: costWords.nights,
    cityOf: (city) => cityOf(city, form),
    locale,
    more: result.airport,
  });
  const unseen = !stay.journeys ? cost.ways : cost.unseen;
  return (
    <>
      <b>{words.leftBold}</b> {list}.{' '}
      {unseen.length > 0 &&
        cost.inland === 0 &&
        fill(result.unseen, { names: waysText(unseen, props) })}{' '}
      {stay.people > 2 && result.children}
    </>
  );
}
