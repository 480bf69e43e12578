import { useMemo, type ReactNode } from 'react';
import { formats } from '#content/formats.ts';
import { fill } from '#domain/text/fill.ts';
import { costOf } from '#domain/trips/costs.ts';
import { withAmounts } from '#site/ui/won-amount.tsx';
import { countOf } from './counted.ts';
import { useTool } from './tool.ts';

/** What the trip costs a person and all of them, and what that leaves out. */
export function Bill() {
  const { trip, text, facts, locale } = useTool();
  const cost = useMemo(() => costOf(trip, facts.context), [trip, facts]);
  const { won } = formats[locale];
  const { cost: words, count, head } = text;
  if (trip.days.length === 0) return null;
  const days = countOf(count.days, trip.days.length, locale);
  const { unseen, unknown } = cost.left;
  return (
    <section className="trip-bill" aria-labelledby="trip-bill">
      <h2 id="trip-bill">{fill(words.person, { days })}</h2>
      <p className="trip-total">{withAmounts(won(cost.total))}</p>
      {trip.people > 1 && (
        <p>
          {withAmounts(
            fill(words.group, {
              people: formats[locale].inWords(trip.people),
              won: won(cost.group),
            }),
          )}
        </p>
      )}
      <dl>
        <Line
          name={words.food}
          hint={`${words.foodHint}, ${head.levels[trip.meals].toLowerCase()}`}
        >
          {withAmounts(won(cost.food))}
        </Line>
        <Line name={words.transport} hint={words.transportHint}>
          {withAmounts(won(cost.transport))}
        </Line>
        <Line name={words.tickets} hint={words.ticketsHint}>
          {withAmounts(won(cost.tickets))}
        </Line>
      </dl>
      <p className="note">
        <b>{words.leftBold}</b> {words.left} {unseen > 0 && countOf(words.unseen, unseen, locale)}
      </p>
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
