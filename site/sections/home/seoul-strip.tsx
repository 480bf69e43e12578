import { seoulNow } from '#site/lib/seoul-now.ts';
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
 * Date and time in Seoul, and the typical weather of the month. The values at build time only reserve the space and
 * built keeps the place and is not shown: `frame/seoul-clock.ts` knows the minute.
 */
export function SeoulStrip({ copy, locale, now }: Props) {
  const { typical, range, climate } = copy;
  const data = { locale, typical, range, months: climate.months };
  const built = seoulNow(now, data);
  return (
    <section className={`needs-script not-printed ${styles.strip}`} aria-label={copy.label}>
      <seoul-clock className={`wrap ${styles.row}`} data-strip={JSON.stringify(data)}>
        <p>
          <b>{copy.city}</b> <time data-now="time">{built.time}</time>
        </p>
        <p className={styles.date} data-now="date">
          {built.date}
        </p>
        <p className={styles.weather}>
          <b data-now="typical">{built.typical}</b> <span data-now="range">{built.range}</span>
          <small>{copy.normals.replace('{period}', climate.period)}</small>
        </p>
      </seoul-clock>
    </section>
  );
}
