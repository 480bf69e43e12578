import type { Locale } from '#content/locale.ts';
import type { PageFigures as Figures } from '#content/register/figures.ts';
import { DatedFigures } from './dated-figure.tsx';
import styles from './page-figures.module.css';

interface Props {
  readonly data: Figures;
  readonly locale: Locale;
}

/** At the end of a page: how many of its figures were checked since when, and each with its source. */
export function PageFigures({ data, locale }: Props) {
  const { heading, counted, rest, open, changes, figures } = data;
  if (figures.length === 0) return null;
  return (
    <section aria-labelledby="figures" className={`wrap ${styles.section}`}>
      <h2 id="figures">{heading}</h2>
      <p className={styles.counted}>
        {counted} {rest} <a href={changes.href}>{changes.label}</a>
      </p>
      <details className={styles.details}>
        <summary>{open}</summary>
        <DatedFigures small figures={figures} locale={locale} className={styles.list} />
      </details>
    </section>
  );
}
