import type { Locale } from '#content/locale.ts';
import type { FigureEntry } from '#content/register/figures.ts';
import { ExternalLink } from './external-link.tsx';
import { keepNames } from './keep-names.tsx';
import styles from './dated-figure.module.css';

interface Props {
  readonly figure: FigureEntry;
  readonly locale: Locale;
}

/**
 * A figure that can change: the valid value first and largest, what happened to it and when, then
 * what the edition of March 2025 said, and the source.
 */
export function DatedFigure({ figure, locale }: Props) {
  const { what, value, numeric, status, label, before, note, source, advice } = figure;
  return (
    <div className={styles.figure} data-status={status}>
      <p className={styles.what}>{what}</p>
      <p className={numeric ? styles.value : styles.words}>{keepNames(value)}</p>
      <p className={styles.label}>{label}</p>
      {before && <p className={styles.before}>{keepNames(before)}</p>}
      {note && <p className={styles.note}>{keepNames(note)}</p>}
      {advice && <p className={styles.source}>{advice}</p>}
      {source && (
        <p className={styles.source}>
          <ExternalLink href={source.url} locale={locale}>
            {source.name}
          </ExternalLink>
          {`, ${source.date}`}
        </p>
      )}
    </div>
  );
}

interface ListProps {
  readonly figures: readonly FigureEntry[];
  readonly locale: Locale;
  readonly label?: string;
  readonly className?: string | undefined;
  /** Links lead to each figure by its id. */
  readonly anchors?: boolean;
}

/** Figures side by side. */
export function DatedFigures({ figures, locale, label, className = '', anchors }: ListProps) {
  if (figures.length === 0) return null;
  return (
    <ul className={`${styles.list} ${className}`} aria-label={label}>
      {figures.map((figure) => (
        <li key={figure.id} id={anchors ? figure.id : undefined}>
          <DatedFigure figure={figure} locale={locale} />
        </li>
      ))}
    </ul>
  );
}
