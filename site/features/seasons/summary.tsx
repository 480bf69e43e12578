import { Fact, Facts } from '#site/ui/facts.tsx';
import { surface } from '#site/ui/surface.ts';
import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import type { TripOutlookFacts } from './read-trip-outlook.ts';
import { clock } from '#domain/time/clock.ts';
import { daylight, seoulCentre } from '#domain/time/daylight.ts';
import { fill } from '#domain/text/fill.ts';
import { lengthOf, monthsOn } from './trip-outlook.ts';
import type { DatedTrip } from './trip.ts';
import styles from './your-dates.module.css';

interface Props {
  readonly trip: DatedTrip;
  readonly facts: TripOutlookFacts;
  readonly locale: Locale;
}

/** A trip in four values. */
export function Summary({ trip: { dates, holidays, unknown, closed }, facts, locale }: Props) {
  const { days, summary } = facts.text;
  const write = formats[locale];
  const count = lengthOf(dates);
  const months = monthsOn(dates).flatMap((month) => facts.climates.seoul[month] ?? []);
  const light = daylight(dates.from, seoulCentre);
  const free = holidays.reduce((sum, run) => sum + lengthOf(run), 0);
  return (
    <div className={`${surface('mugung')} ${styles.summary}`}>
      <h3 id="dates-answer" tabIndex={-1}>
        {write.days(dates.from, dates.to)}
      </h3>
      <p>{fill(days[count === 1 ? 'one' : 'other'], { count: write.number(count) })}</p>
      <Facts layout="below">
        <Fact label={summary.seoul}>
          {write.celsius(Math.min(...months.map(({ low }) => low)))} /{' '}
          {write.celsius(Math.max(...months.map(({ high }) => high)))}
        </Fact>
        <Fact label={summary.light}>{`${clock(light.rises)} · ${clock(light.sets)}`}</Fact>
        <Fact label={summary.holidays}>
          {unknown ? fill(summary.atLeast, { count: String(free) }) : free}
        </Fact>
        <Fact label={summary.closed}>{new Set(closed.flatMap(({ places }) => places)).size}</Fact>
      </Facts>
    </div>
  );
}
