import { DatedFigure } from '#site/ui/dated-figure.tsx';
import type { FigureEntry } from '#content/register/figures.ts';
import styles from './place-figures.module.css';

interface Props {
  readonly figures: readonly FigureEntry[];
  readonly newTab: string;
}

/** The figures of a place that have changed or are not certain. */
export function PlaceFigures({ figures, newTab }: Props) {
  return (
    figures.length > 0 && (
      <ul className={styles.figures}>
        {figures.map((figure) => (
          <li key={figure.id}>
            <DatedFigure figure={figure} newTab={newTab} />
          </li>
        ))}
      </ul>
    )
  );
}
