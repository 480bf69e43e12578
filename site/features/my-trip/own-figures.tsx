import { useMemo } from 'react';
import { fill } from '#domain/text/fill.ts';
import { wonOf } from '#domain/text/won-of.ts';
import type { KnownBed } from '#domain/trips/known.ts';
import { nightsOf, type CityNights } from '#domain/trips/nights.ts';
import { bedKinds, sums, withBed, withFigures, withSum } from '#domain/trips/own-figures.ts';
import { costOf } from '#domain/trips/costs.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { bedsIn, wholeCost } from '#domain/trips/whole-cost.ts';
import { Field } from '#site/ui/field.tsx';
import { SumField } from '#site/ui/sum-field.tsx';
import { cityName } from './city-name.ts';
import { countOf } from '#domain/text/count-of.ts';
import { heardValue, useTool, type Done, type Tool } from './tool.ts';

/** Where the nights of each city are spent, and what the visitor has found for flights and insurance. */
export function OwnFigures({ journeys }: { readonly journeys: number }) {
  const tool = useTool();
  const { trip, text, facts, locale, change } = tool;
  const nights = useMemo(() => nightsOf(trip, facts.context), [trip, facts]);
  const { figures: words } = text;
  const shown = sums.filter(
    (name) => name !== 'inland' || journeys > 0 || trip.figures?.inland !== undefined,
  );
  return (
    <details className="trip-figures">
      <summary>{words.heading}</summary>
      <p className="note">{words.lead}</p>
      {nights.map((each) => (
        <Beds key={each.city} {...each} />
      ))}
      {shown.map((name) => (
        <SumField
          key={name}
          id={`trip-sum-${name}`}
          label={words[name]}
          won={trip.figures?.[name]}
          text={words}
          locale={locale}
          set={(won) => {
            const put = (before: Trip) => withFigures(before, withSum(before.figures, name, won));
            change(text.did.figures, put, totalSaid(put(trip), tool));
          }}
        />
      ))}
      <button type="button" className="trip-link" name="own-currency">
        {words.currency}
      </button>
    </details>
  );
}

/** What the trip then costs a person. */
function totalSaid(trip: Trip, { text, facts, locale }: Tool): Done {
  const { total } = wholeCost(trip, costOf(trip, facts.context), facts.context);
  const days = countOf(text.count.days, trip.days.length, locale);
  return heardValue(fill(text.cost.person, { days }), wonOf(total, locale), text);
}

/** The bed of the nights in one city. */
function Beds({ city, nights }: CityNights) {
  const tool = useTool();
  const { trip, text, facts, locale, change } = tool;
  const { figures: words } = text;
  const bed = trip.figures?.beds?.find((each) => each.city === city);
  const priced = bedsIn(city, facts.context.beds ?? []);
  const set = (next: Parameters<typeof withBed>[2]) => {
    const put = (before: Trip) => withFigures(before, withBed(before.figures, city, next));
    change(text.did.figures, put, totalSaid(put(trip), tool));
  };
  const label = fill(words.bed, {
    city: cityName(city, tool),
    nights: countOf(text.cost.nights, nights, locale),
  });
  const say = (sentence: string, { kind, won, per }: KnownBed) =>
    fill(sentence, { ...facts.beds[kind], won: wonOf(won, locale), per: words.per[per] });
  const chosen = priced.find(({ kind }) => kind === bed?.kind);
  return (
    <div className="trip-bed">
      <Field
        as="select"
        id={`trip-bed-${city}`}
        label={label}
        hint={chosen && say(words.priced, chosen)}
        value={bed?.kind ?? ''}
        onChange={({ target }) => {
          const kind = bedKinds.find((each) => each === target.value);
          set(kind && { kind });
        }}
      >
        <option value="">{words.none}</option>
        {priced.map((each) => (
          <option key={each.kind} value={each.kind}>
            {say(words.option, each)}
          </option>
        ))}
        <option value="own">{words.own}</option>
      </Field>
      {bed?.kind === 'own' && (
        <SumField
          id={`trip-night-${city}`}
          label={words.night}
          won={bed.night}
          text={words}
          locale={locale}
          set={(night) => set({ kind: 'own', ...(night !== undefined && { night }) })}
        />
      )}
    </div>
  );
}
