import type { Locale } from '#content/locale.ts';
import { DatedFigure } from '#site/ui/dated-figure.tsx';
import type { FigureEntry } from '#content/register/figures.ts';
import styles from './place-figures.module.css';

interface Props {
  readonly figures: readonly FigureEntry[];
  readonly locale: Locale;
}

/** The figures of a place that have changed or are not certain. */
export function PlaceFigures({ figures, locale }: Props) {
  return (
    figures.length > 0 && (
      <ul className={styles.figures}>
        {figures.map((figure) => (
          <li key={figure.id}>
            <DatedFigure figure={figure} locale={locale} />
          </li>
        ))}
      </ul>
    )
  );
}
