import { memo } from 'react';
import { capital } from '#content/formats.ts';
import { fill } from '#domain/text/fill.ts';
import { nightBefore, wakingPlace } from '#domain/trips/day-times.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { Button } from '#site/ui/button.tsx';
import { daysOf, type DayView } from './days.ts';
import { DayActions } from './day-actions.tsx';
import { EditTitle } from './edit-title.tsx';
import { editDay } from './edits.ts';
import type { Facts } from './facts.ts';
import { Icon } from './icons.tsx';
import { LegRow } from './leg-row.tsx';
import { SleepField } from './sleep-field.tsx';
import { StopRow } from './stop-row.tsx';
import { heardValue, useTool } from './tool.ts';
import { weatherOf } from './weather.ts';

/** One day: its stops with the ways between them, from where one has slept to where one sleeps. */
export const DayPart = memo(function DayPart({ day }: { readonly day: DayView }) {
  const { trip, text, facts, locale, show } = useTool();
  const weather = weatherOf(day, facts, locale);
  const station = (id: string | undefined) => (id ? facts.stations.get(id)?.name : undefined);
  const night = station(trip.days[day.index - 1]?.sleep) ?? wakingCity(trip, day.index, facts);
  const home = station(trip.days[day.index]?.sleep);
  return (
    <section className="trip-day-list" aria-labelledby="trip-day-title">
      <header className="trip-day-head">
        <div>
          <Title day={day} />
          {weather && <p>{weather}</p>}
        </div>
        <DayActions day={day} />
      </header>
      {day.stops.length === 0 && <p className="muted trip-day-empty">{text.day.empty}</p>}
      <ol className="trip-stops" data-drop={day.index}>
        {day.stops.map((stop, index) => (
          <li key={stop.stop.key} data-stop={stop.stop.key}>
            {stop.leg && (
              <LegRow
                leg={stop.leg}
                from={index === 0 && night ? fill(text.legs.from, { station: night }) : undefined}
              />
            )}
            <StopRow day={day} stop={stop} index={index} />
          </li>
        ))}
      </ol>
      {day.back && day.stops.length > 0 && (
        <LegRow leg={day.back} from={home && fill(text.legs.home, { station: home })} />
      )}
      <div className="trip-day-foot">
        <Button look="line" onClick={() => show({ kind: 'add', day: day.index })}>
          <Icon name="plus" />
          {text.day.add}
        </Button>
        <SleepField day={day.index} />
      </div>
    </section>
  );
});

/** The city where one wakes up without a station, if a journey leads from there. */
function wakingCity(trip: Trip, day: number, { context, cities }: Facts): string | undefined {
  const place = wakingPlace(context, nightBefore(trip, day, context));
  return place && cities[place.city as keyof typeof cities];
}

function Title({ day }: { readonly day: DayView }) {
  const { text, facts, locale, change, trip } = useTool();
  const own = trip.days[day.index]?.title ?? '';

  function save(title: string) {
    const put = (before: Trip) => editDay(before, day.index, { title });
    const label = fill(text.did.title, { day: `${day.index + 1}` });
    change(label, put, (after) => {
      const shown = daysOf(after, facts, locale)[day.index]?.title ?? '';
      return heardValue(text.day.rename, shown, text);
    });
  }

  return (
    <EditTitle
      id="trip-day-name"
      className="trip-day-title"
      label={text.day.rename}
      rename={text.day.rename}
      value={own}
      placeholder={day.title}
      save={save}
    >
      <h2 id="trip-day-title" tabIndex={-1}>
        {capital(day.name)} · {day.title}
      </h2>
    </EditTitle>
  );
}
