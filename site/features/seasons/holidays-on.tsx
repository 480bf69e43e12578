import { capital, formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import type { TripOutlookFacts } from './read-trip-outlook.ts';
import { fill } from '#domain/text/fill.ts';
import { closedOn, feastsMet, type TripDates } from './trip-outlook.ts';
import type { DatedTrip } from './trip.ts';
import styles from './your-dates.module.css';

interface Props {
  readonly trip: DatedTrip;
  readonly facts: TripOutlookFacts;
  readonly locale: Locale;
}

/** The public holidays of a trip with what closes on them, and the weeks in which all of Korea travels. */
export function HolidaysOn({ trip: { dates, holidays, unknown }, facts, locale }: Props) {
  const { text, places } = facts;
  const write = formats[locale];
  const feasts = feastsMet(dates);
  const closedIn = (run: TripDates) => {
    const closed = closedOn(run, places).flatMap((group) => group.places);
    const names = [...new Set(closed)].map(({ said }) => said);
    return names.length > 0 && fill(text.holidays.closed, { places: write.list(names) });
  };
  return (
    <section aria-labelledby="dates-holidays">
      <h3 id="dates-holidays">{text.holidays.heading}</h3>
      {feasts.map(({ from, to, value }) => (
        <p key={from} className={styles.feast}>
          <b>
            {fill(text.holidays.feast, {
              feast: text.holidayNames[value],
              days: write.days(from, to),
            })}
          </b>{' '}
          {text.holidays.crowds} {text.departmentStores}{' '}
          <a href="#closed">{text.holidays.closes}</a>
        </p>
      ))}
      <ul className={styles.list}>
        {holidays.map((run) => (
          <li key={run.from}>
            <b>{write.days(run.from, run.to)}</b> {capital(text.holidayNames[run.value])}.{' '}
            {closedIn(run)}
          </li>
        ))}
      </ul>
      {holidays.length === 0 && !unknown && <p>{text.holidays.none}</p>}
      {unknown && <p>{fill(text.holidays.unknown, { date: write.date(unknown) })}</p>}
    </section>
  );
}
