import { Fragment } from 'react';
import { capital, formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import type { TripOutlookFacts } from './read-trip-outlook.ts';
import { fill } from '#domain/text/fill.ts';
import { commonWeekday, type ClosedPlaces } from './trip-outlook.ts';
import { datesText } from './dates-text.ts';
import styles from './your-dates.module.css';

interface Props {
  readonly closed: readonly ClosedPlaces<TripOutlookFacts['places'][number]>[];
  /** The length of the trip. */
  readonly days: number;
  readonly text: TripOutlookFacts['text'];
  readonly locale: Locale;
}

/** The longest trip (days) of which each closing day is written out. */
const mostListed = 90;

/** The places that do not open on some days of a trip. */
export function Closed({ closed, days, text, locale }: Props) {
  const write = formats[locale];
  const long = days > mostListed;
  return (
    <section aria-labelledby="dates-closed" className={styles.wide}>
      <h3 id="dates-closed">{text.closed.heading}</h3>
      <ul className={styles.list}>
        {closed.map(({ reason, dates, places }) => (
          <li key={reason + dates.join()}>
            <b>{long ? countText(dates, text, locale) : datesText(dates, locale)}</b>{' '}
            <span>
              {places.map(({ name, href }, index) => (
                <Fragment key={name}>
                  {index > 0 && ' · '}
                  <a href={href}>{capital(name)}</a>
                </Fragment>
              ))}
              . {reason !== 'weekday' && text.reasons[reason]}
            </span>
          </li>
        ))}
      </ul>
      {closed.length === 0 && <p>{text.closed.none}</p>}
      <p className="note">
        {long && fill(text.closed.long, { count: write.number(mostListed) })} {text.closed.rest}
      </p>
    </section>
  );
}

function countText(dates: readonly string[], { closed }: Props['text'], locale: Locale): string {
  const [first] = dates;
  const write = formats[locale];
  if (first && dates.length === 1) return capital(write.weekdayOfYear(first));
  const weekday = commonWeekday(dates);
  const count = write.number(dates.length);
  if (!weekday) return fill(closed.manyDays, { count });
  return fill(closed.many, { weekday: capital(write.weekdayName(weekday)), count });
}
