import { memo, useMemo } from 'react';
import { fill } from '#domain/text/fill.ts';
import { wonOf } from '#domain/text/won-of.ts';
import type { KnownBed } from '#domain/trips/known.ts';
import { nightsOf, type CityNights } from '#domain/trips/nights.ts';
import {
  bedKinds,
  sums,
  withBed,
  withFigures,
  withSum,
  type CityBed,
} from '#domain/trips/own-figures.ts';
import { costOf } from '#domain/trips/costs.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { bedsIn, wholeCost } from '#domain/trips/whole-cost.ts';
import { Field } from '#site/ui/field.tsx';
import { SumField } from '#site/ui/sum-field.tsx';
import { cityName } from './city-name.ts';
import { countOf } from '#domain/text/count-of.ts';
import { heardValue, useMeans, useTool, type Done, type Means } from './tool.ts';

/** Where the nights of each city are spent, and what the visitor has found for flights and insurance. */
export function OwnFigures({ journeys }: { readonly journeys: number }) {
  const { trip, text, facts } = useTool();
  const { figures } = trip;
  const nights = useMemo(() => nightsOf(trip, facts.context), [trip, facts]);
  const { figures: words } = text;
  const shown = sums.filter(
    (name) => name !== 'inland' || journeys > 0 || figures?.inland !== undefined,
  );
  return (
    <details className="trip-figures">
      <summary>{words.heading}</summary>
      <p className="note">{words.lead}</p>
      {nights.map((each) => (
        <Beds
          key={each.city}
          {...each}
          bed={figures?.beds?.find(({ city }) => city === each.city)}
        />
      ))}
      {shown.map((name) => (
        <Sum key={name} name={name} won={figures?.[name]} />
      ))}
      <button type="button" className="trip-link" name="own-currency">
        {words.currency}
      </button>
    </details>
  );
}

interface SumProps {
  readonly name: (typeof sums)[number];
  readonly won: number | undefined;
}

/** What the visitor has found; drawn again only when that changes, as the beds are. */
const Sum = memo(function Sum({ name, won }: SumProps) {
  const means = useMeans();
  const { text, locale, change } = means;
  return (
    <SumField
      id={`trip-sum-${name}`}
      label={text.figures[name]}
      won={won}
      text={text.figures}
      locale={locale}
      set={(sum) =>
        change(
          text.did.figures,
          (before) => withFigures(before, withSum(before.figures, name, sum)),
          (after) => totalSaid(after, means),
        )
      }
    />
  );
});

/** What the trip then costs a person. */
function totalSaid(trip: Trip, { text, facts, locale }: Means): Done {
  const { total } = wholeCost(trip, costOf(trip, facts.context), facts.context);
  const days = countOf(text.count.days, trip.days.length, locale);
  return heardValue(fill(text.cost.person, { days }), wonOf(total, locale), text);
}

interface BedProps extends CityNights {
  readonly bed: CityBed | undefined;
}

/** The bed of the nights in one city. */
const Beds = memo(function Beds({ city, nights, bed }: BedProps) {
  const means = useMeans();
  const { text, facts, locale, change } = means;
  const { figures: words } = text;
  const priced = bedsIn(city, facts.context.beds ?? []);
  const set = (next: Parameters<typeof withBed>[2]) =>
    change(
      text.did.figures,
      (before) => withFigures(before, withBed(before.figures, city, next)),
      (after) => totalSaid(after, means),
    );
  const label = fill(words.bed, {
    city: cityName(city, means),
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
});
