import { seoulClock } from './seoul-date.ts';
import type { HomeText } from '#content/text/home.ts';
import type { Locale } from '#content/locale.ts';
import styles from './seoul-strip.module.css';

interface Props {
  readonly text: HomeText['strip'];
  readonly locale: Locale;
  /** When the page is built. */
  readonly now: Date;
}

/**
 * Date and time in Seoul. The values at build time only keep the place and are not shown: `seoul-clock.element.ts`
 * knows the minute.
 */
export function SeoulStrip({ text, locale, now }: Props) {
  const { time, date } = seoulClock(now, locale);
  return (
    <section className={`needs-script not-printed ${styles.strip}`} aria-label={text.label}>
      <seoul-clock className={`wrap row ${styles.row}`}>
        <p>
          <b>{text.city}</b> <time id="seoul-time">{time}</time>
        </p>
        <p className={styles.date} id="seoul-date">
          {date}
        </p>
        <a href="#esta-semana" className={styles.week}>
          {text.week}
        </a>
      </seoul-clock>
    </section>
  );
}
