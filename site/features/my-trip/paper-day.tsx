import { capital, formats } from '#content/formats.ts';
import { clock } from '#domain/time/clock.ts';
import { fill } from '#domain/text/fill.ts';
import { namesOf } from '#domain/trips/own-stop.ts';
import type { TripCost } from '#domain/trips/cost-parts.ts';
import type { WholeCost } from '#domain/trips/whole-cost.ts';
import type { DayView, StopView } from './days.ts';
import { findingText } from './finding-text.ts';
import type { DayMapParts } from './load-map.ts';
import { openingText } from './opening-text.ts';
import { PaperCost, PaperTotal } from './paper-cost.tsx';
import { QrPicture, type PaperLink } from './qr-picture.tsx';
import { duration } from './time-text.ts';
import { useTool } from './tool.ts';
import { weatherOf } from './weather.ts';
import { wayText } from './way-text.ts';

interface Props {
  readonly day: DayView;
  readonly cost: TripCost | undefined;
  /** What the whole trip costs, on the sheet of its last day. */
  readonly whole: WholeCost | undefined;
  readonly link: PaperLink | undefined;
  readonly maps: DayMapParts | undefined;
}

/** A day on a sheet of its own, with the names in Hangul first, as a driver reads them. */
export function PaperDay({ day, cost, whole, link, maps }: Props) {
  const tool = useTool();
  const { trip, text, facts } = tool;
  const sleep = facts.stations.get(trip.days[day.index]?.sleep ?? '');
  return (
    <section>
      <Top day={day} link={link} />
      <div className="trip-paper-body">
        <ol>
          {day.stops.map((stop, index) => (
            <PaperStop key={stop.stop.key} day={day} stop={stop} number={index + 1} />
          ))}
          {day.back && day.stops.length > 0 && (
            <li>
              <p className="trip-paper-leg">{wayText(day.back, tool)}</p>
              {sleep && (
                <div>
                  <b lang="ko">{sleep.hangul}</b> <b>{sleep.name}</b>
                </div>
              )}
            </li>
          )}
        </ol>
        <div>
          {maps && day.stops.length > 0 && <maps.DayDrawn day={day} base={maps.base} plain />}
          {cost && <PaperCost cost={cost} />}
          {whole && <PaperTotal whole={whole} />}
          <h3>{text.paper.trouble}</h3>
          <p>{text.paper.police}</p>
          <p>{text.paper.tourism}</p>
          <h3>{text.paper.notes}</h3>
          <p className="trip-paper-lines" />
        </div>
      </div>
      <p className="trip-paper-foot">
        {text.paper.foot} {link && (link.notes ? text.paper.qr : text.paper.qrPlain)}
      </p>
    </section>
  );
}

function Top({ day, link }: Pick<Props, 'day' | 'link'>) {
  const tool = useTool();
  const { trip, days, text, facts, locale } = tool;
  const sleep = facts.stations.get(trip.days[day.index]?.sleep ?? '');
  const numbers = { day: `${day.index + 1}`, count: `${days.length}` };
  const heading = fill(text.paper.dayOf, { name: trip.name || text.head.unnamed, ...numbers });
  const warnings = day.stops.flatMap(({ findings }) => findings);
  return (
    <div className="trip-paper-top">
      <div>
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
        {warnings.length > 0 && (
          <p className="trip-paper-warn">
            {warnings.map((finding) => findingText(finding, tool)).join(' ')}
          </p>
        )}
      </div>
      {link && <QrPicture qr={link.qr} label={text.share.qr} />}
    </div>
  );
}

interface StopProps {
  readonly day: DayView;
  readonly stop: StopView;
  readonly number: number;
}

function PaperStop({ day, stop, number }: StopProps) {
  const tool = useTool();
  const { stop: own, known, name, at, until, leg } = stop;
  const { note } = namesOf(own);
  const { text } = tool;
  return (
    <li>
      {leg && <p className="trip-paper-leg">{wayText(leg, tool)}</p>}
      <time>{clock(at)}</time>
      <i>{number}</i>
      <div>
        {known?.hangul && <b lang="ko">{known.hangul}</b>}
        <b>{name}</b>
        <small>
          {`${openingText(stop, day, text).words} · `}
          {fill(text.stop.visit, { time: duration(until - at, text.minutes) })}
        </small>
        {note && <small>{note}</small>}
      </div>
    </li>
  );
}
