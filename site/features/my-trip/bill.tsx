import { memo, useMemo, type ReactNode } from 'react';
import { fill } from '#domain/text/fill.ts';
import { exactly, wonOf } from '#domain/text/won-of.ts';
import { costOf } from '#domain/trips/costs.ts';
import type { Range } from '#domain/trips/known.ts';
import { openEnds } from '#domain/trips/rides.ts';
import { wholeCost, type WholeCost } from '#domain/trips/whole-cost.ts';
import { groupText } from '#site/lib/group-text.ts';
import { leftOut } from '#site/lib/left-out.ts';
import { withAmounts } from '#site/ui/won-amount.tsx';
import { cityName } from './city-name.ts';
import { countOf } from '#domain/text/count-of.ts';
import { OwnFigures } from './own-figures.tsx';
import { useTool } from './tool.ts';

/** What the trip costs a person and all of them, and what that leaves out. */
export const Bill = memo(function Bill() {
  const { trip, text, facts, locale } = useTool();
  const cost = useMemo(() => costOf(trip, facts.context), [trip, facts]);
  const whole = useMemo(() => wholeCost(trip, cost, facts.context), [trip, cost, facts]);
  const won = (amount: Range) => withAmounts(wonOf(amount, locale));
  const { cost: words, count } = text;
  if (trip.days.length === 0) return null;
  const days = countOf(count.days, trip.days.length, locale);
  const { unseen, unknown } = cost.left;
  const lines = [
    [words.food, `${words.foodHint}, ${facts.mealLevels[trip.meals].toLowerCase()}`, cost.food],
    [words.transport, words.transportHint, cost.transport + whole.inland],
    [words.tickets, words.ticketsHint, cost.tickets],
  ] as const;
  return (
    <section className="trip-bill" aria-labelledby="trip-bill">
      <h2 id="trip-bill">{fill(words.person, { days })}</h2>
      <p className="trip-total">{won(whole.total)}</p>
      {trip.people > 1 && (
        <p>
          {withAmounts(groupText(words.group, trip.people, wonOf(whole.group, locale), locale))}
        </p>
      )}
      <dl>
        {lines.map(([name, hint, amount]) => (
          <Line key={name} name={name} hint={hint}>
            {won(exactly(amount))}
          </Line>
        ))}
        {whole.beds.to > 0 && (
          <Line name={words.beds} hint={words.bedsHint}>
            {won(whole.beds)}
          </Line>
        )}
        {(['flight', 'insurance'] as const).map(
          (name) =>
            whole[name] > 0 && (
              <Line key={name} name={words[name]} hint={words.ownHint}>
                {won(exactly(whole[name]))}
              </Line>
            ),
        )}
      </dl>
      <p className="note">
        <Left whole={whole} />{' '}
        {unseen > 0 && whole.inland === 0 && countOf(words.unseen, unseen, locale)}
      </p>
      <OwnFigures journeys={unseen} />
      {unknown.length > 0 && (
        <details className="note">
          <summary>{countOf(words.unknownCount, unknown.length, locale)}</summary>
          <p>{fill(words.unknown, { names: unknown.join(', ') })}</p>
        </details>
      )}
      <p>
        <a href={facts.budget}>{words.budget}</a>
      </p>
    </section>
  );
});

/** What is not in the total. */
function Left({ whole }: { readonly whole: WholeCost }) {
  const tool = useTool();
  const { cost: words } = tool.text;
  const ends = useMemo(() => openEnds(tool.trip, tool.facts.context), [tool.trip, tool.facts]);
  const more = [
    ends.airport && words.leftAirport[ends.airport],
    ends.from && fill(words.leftHome, { city: cityName(ends.from, tool) }),
  ];
  const list = leftOut(whole, words, {
    nights: words.nights,
    cityOf: (city) => cityName(city, tool),
    locale: tool.locale,
    more: more.filter(Boolean).join(', '),
  });
  return (
    <>
      <b>{words.leftBold}</b> {list}.
    </>
  );
}

function Line({ name, hint, children }: { name: string; hint: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        {name}
        <small>{hint}</small>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
