import type { Locale } from '#content/locale.ts';
import type { FigureEntry } from '#content/register/figures.ts';
import { DatedFigure } from './dated-figure.tsx';
import styles from './inline-figure.module.css';
import { keepNames } from './keep-names.tsx';

interface Props {
  readonly figure: FigureEntry;
  readonly locale: Locale;
  /** Of the card, unique on the page. */
  readonly id: string;
}

/**
 * A figure that can change, in a cell or a line: the valid value, and in two words what happened to it, which open
 * the card with the rest. On paper the rest stands below. Not for a `<p>`, which cannot hold the card.
 */
export function InlineFigure({ figure, locale, id }: Props) {
  return (
    <>
      <span className={styles.figure} data-status={figure.status}>
        <b>{keepNames(figure.value)}</b>{' '}
        <button type="button" popoverTarget={id}>
          {figure.short}
          <span className="visually-hidden">: {figure.what}</span>
        </button>
      </span>
      <div popover="auto" id={id} className={styles.card}>
        <DatedFigure small figure={figure} locale={locale} />
      </div>
    </>
  );
}
