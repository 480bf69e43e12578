import type { Locale } from '#content/locale.ts';
import { DatedFigure } from '#site/ui/dated-figure.tsx';
import type { ChangeEntry } from '#content/changes.server.ts';
import styles from './open-figures.module.css';

interface Props {
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
  readonly figures: readonly ChangeEntry[];
  readonly locale: Locale;
}

/** Figures that are not confirmed, each with what is known. */
export function OpenFigures({ id, heading, lead, figures, locale }: Props) {
  return (
    <section aria-labelledby={id} className={`wrap ${styles.section}`}>
      <h2 id={id}>{heading}</h2>
      <p>{lead}</p>
      <ul className={styles.figures}>
        {figures.map((figure) => (
          <li key={figure.id} id={figure.id}>
            <DatedFigure figure={figure} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  );
}
