import { useMemo } from 'react';
import { capital, formats } from '#content/formats.ts';
import { clock } from '#domain/time/clock.ts';
import { fill } from '#domain/text/fill.ts';
import { costOf } from '#domain/trips/costs.ts';
import { duration } from './time-text.ts';
import type { DayView } from './days.ts';
import { findingText } from './finding-text.ts';
import { useTool } from './tool.ts';
import { weatherOf } from './weather.ts';
import { wayText } from './way-text.ts';

/** The trip on paper: a sheet for each day, with the names in Hangul first. */
export function Paper() {
  const { days, trip, facts } = useTool();
  const cost = useMemo(() => costOf(trip, facts.context), [trip, facts]);
  return (
    <div className="print-only trip-paper">
      {days.map((day) => (
        <Sheet key={day.index} day={day} total={cost.days[day.index]?.total ?? 0} />
      ))}
    </div>
  );
}

function Sheet({ day, total }: { readonly day: DayView; readonly total: number }) {
  const tool = useTool();
  const { trip, days, text, facts, locale } = tool;
  const sleep = facts.stations.get(trip.days[day.index]?.sleep ?? '');
  const heading = fill(text.paper.dayOf, {
    name: trip.name || text.head.unnamed,
    day: `${day.index + 1}`,
    count: `${days.length}`,
  });
  return (
    <section>
      <p>{heading}</p>
      <h2>{day.date ? capital(formats[locale].weekday(day.date)) : capital(day.name)}</h2>
      <p>
        {day.title}. {weatherOf(day, facts, locale)}
      </p>
      {sleep && (
        <p>
          {text.day.sleep} {sleep.name} <b lang="ko">{sleep.hangul}</b>
        </p>
      )}
      <ol>
        {day.stops.map((stop, index) => (
          <li key={stop.stop.key}>
            {stop.leg && <p className="trip-paper-leg">{wayText(stop.leg, tool)}</p>}
            <time>{clock(stop.at)}</time>
            <i>{index + 1}</i>
            <div>
              {stop.known?.hangul && <b lang="ko">{stop.known.hangul}</b>}
              <b>{stop.name}</b>
              <small>
                {fill(text.stop.visit, { time: duration(stop.until - stop.at, text.minutes) })}
              </small>
              {stop.findings[0] && <small>{findingText(stop.findings[0], tool)}</small>}
              {stop.stop.note && stop.stop.of !== 'own' && <small>{stop.stop.note}</small>}
            </div>
          </li>
        ))}
      </ol>
      {day.back && <p className="trip-paper-leg">{wayText(day.back, tool)}</p>}
      <p>
        {text.paper.person}: <b>{formats[locale].won(total)}</b>
      </p>
      <p>
        {text.paper.police} · {text.paper.tourism}
      </p>
      <p className="trip-paper-foot">{text.paper.foot}</p>
    </section>
  );
}
