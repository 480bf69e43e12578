import { useState } from 'react';
import { capital } from '#content/formats.ts';
import { clock } from '#domain/time/clock.ts';
import { fill } from '#domain/text/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { duration } from './time-text.ts';
import { countOf } from '#domain/text/count-of.ts';
import { shiftStop } from './edits.ts';
import { shortText } from './finding-text.ts';
import { IconButton } from './icon-button.tsx';
import { OtherDays } from './other-days.tsx';
import { SheetWindow } from './sheet.tsx';
import { useTool } from './tool.ts';

/** The stops of a day in short lines, to put into another order with one finger. */
export function OrderSheet({ day: index }: { readonly day: number }) {
  const { days, text, locale, change, show } = useTool();
  const [said, setSaid] = useState('');
  const day = days[index];
  if (!day) return null;
  const { stops } = day;
  const onTheWay = stops.reduce(
    (sum, { leg }) => sum + (leg?.minutes ?? 0),
    day.back?.minutes ?? 0,
  );
  const summary = fill(text.order.summary, {
    stops: capital(countOf(text.count.stops, stops.length, locale)),
    time: duration(onTheWay, text.minutes),
  });

  function shift(key: number, name: string, by: 1 | -1, from: number) {
    const at = { stop: `${from + by + 1}`, count: `${stops.length}`, day: day?.name ?? '' };
    const done = `${name}. ${fill(text.say.at, at)}`;
    change(fill(text.did.move, { name }), (trip) => shiftStop(trip, key, by), { heard: done });
    setSaid(done);
  }

  return (
    <SheetWindow heading={fill(text.order.heading, { day: day.name })} lead={summary}>
      <OtherDays />
      <p className="note">{text.order.hint}</p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <ol className="trip-order" data-drop={index}>
        {stops.map(({ stop, name, at, state, findings, leg }, place) => (
          <li key={stop.key} data-stop={stop.key}>
            <time>{clock(at)}</time>
            <span className={`trip-dot ${state}`}>{place + 1}</span>
            <span>
              <b>{name}</b>
              <small className={findings.length > 0 ? 'bad' : undefined}>
                {shortText(findings, text) ||
                  (leg && place > 0 ? duration(leg.minutes, text.minutes) : '')}
              </small>
            </span>
            <IconButton
              icon="up"
              label={fill(text.order.up, { name })}
              off={place === 0}
              act={() => shift(stop.key, name, -1, place)}
            />
            <IconButton
              icon="down"
              label={fill(text.order.down, { name })}
              off={place === stops.length - 1}
              act={() => shift(stop.key, name, 1, place)}
            />
          </li>
        ))}
      </ol>
      <Button onClick={() => show(undefined)}>{text.order.done}</Button>
    </SheetWindow>
  );
}
