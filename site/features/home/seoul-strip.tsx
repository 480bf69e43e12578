import { seoulClock } from './seoul-date.ts';
import type { HomeCopy } from '#content/copy/home.ts';
import type { Locale } from '#content/locale.ts';
import styles from './seoul-strip.module.css';

interface Props {
  readonly copy: HomeCopy['strip'];
  readonly locale: Locale;
  /** When the page is built. */
  readonly now: Date;
}

/**
 * Date and time in Seoul. The values at build time only keep the place and are not shown: `seoul-clock.element.ts`
 * knows the minute.
 */
export function SeoulStrip({ copy, locale, now }: Props) {
  const { time, date } = seoulClock(now, locale);
  return (
    <section className={`needs-script not-printed ${styles.strip}`} aria-label={copy.label}>
      <seoul-clock className={`wrap row ${styles.row}`} data-locale={locale}>
        <p>
          <b>{copy.city}</b> <time data-now="time">{time}</time>
        </p>
        <p className={styles.date} data-now="date">
          {date}
        </p>
        <a href="#esta-semana" className={styles.week}>
          {copy.week}
        </a>
      </seoul-clock>
    </section>
  );
}
