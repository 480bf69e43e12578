import { useMinute } from '#app/lib/minute.ts';
import { formats } from '#content/formats.ts';
import type { HomeCopy } from '#content/copy/home.ts';
import type { Locale } from '#content/locale.ts';
import { seoulClock, seoulMonth } from '#domain/seoul-date.ts';
import styles from './seoul-strip.module.css';

interface Props {
  readonly copy: HomeCopy['strip'];
  readonly locale: Locale;
  /** When the server rendered the page, in milliseconds; the browser goes on from there. */
  readonly now: number;
}

/** Date and time in Seoul, and what its weather is usually like in this month. */
export function SeoulStrip({ copy, locale, now }: Props) {
  const at = new Date(useMinute() ?? now);
  const { date, time, month } = seoulClock(at, locale);
  const { celsius } = formats[locale];
  const normal = copy.climate.months[seoulMonth(at)];
  return (
    <section className={styles.strip} aria-label={copy.label}>
      <div className={`wrap ${styles.row}`}>
        <p>
          <b>{copy.city}</b>{' '}
          <time dateTime={time} suppressHydrationWarning>
            {time}
          </time>
        </p>
        <p className={styles.date} suppressHydrationWarning>
          {date}
        </p>
        {normal && (
          <p className={styles.weather}>
            <span suppressHydrationWarning>
              <b>{copy.typical.replace('{month}', month)}:</b>{' '}
              {copy.range
                .replace('{high}', celsius(normal.high))
                .replace('{low}', celsius(normal.low))}
            </span>
            <small>{copy.normals.replace('{period}', copy.climate.period)}</small>
          </p>
        )}
      </div>
    </section>
  );
}
