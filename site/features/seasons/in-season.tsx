import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import type { TripOutlookFacts } from './read-trip-outlook.ts';
import { festivalsOn, seasonsOn, type TripDates } from './trip-outlook.ts';
import styles from './your-dates.module.css';

interface Props {
  readonly dates: TripDates;
  readonly facts: TripOutlookFacts;
  readonly locale: Locale;
}

/** Blossom, leaves, rain, heat, typhoons and festivals on the days of a trip. */
export function InSeason({ dates, facts, locale }: Props) {
  const { season } = facts.text;
  const found = seasonsOn(dates, facts.seasons);
  const festivals = festivalsOn(dates, facts.festivals);
  return (
    <section aria-labelledby="dates-season">
      <h3 id="dates-season">{season.heading}</h3>
      <ul className={styles.list}>
        {found.map(({ from, to, value }) => (
          <li key={from + value.text}>
            <b>{formats[locale].days(from, to)}</b> {value.text}
          </li>
        ))}
      </ul>
      <h4>{season.festivals}</h4>
      {festivals.length === 0 && <p>{season.none}</p>}
      <ul className={styles.list}>
        {festivals.map(({ name, when }) => (
          <li key={name}>
            <b>{name}</b> {when}
          </li>
        ))}
      </ul>
      <p className="note">
        {season.change} <a href="#festivals">{season.seen}</a>
      </p>
    </section>
  );
}
