import type { Locale } from '#content/locale.ts';
import { DatedFigures } from '#site/ui/dated-figure.tsx';
import type { FigureEntry } from '#content/register/figures.ts';
import styles from './place-figures.module.css';

interface Props {
  readonly figures: readonly FigureEntry[];
  readonly locale: Locale;
}

/** The figures of a place that have changed or are not certain. */
export function PlaceFigures(props: Props) {
  return <DatedFigures small className={styles.figures} {...props} />;
}
