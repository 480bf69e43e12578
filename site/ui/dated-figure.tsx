import type { Locale } from '#content/locale.ts';
import type { FigureEntry } from '#content/register/figures.ts';
import { LineIcon } from './line-icon.tsx';
import { ExternalLink } from './external-link.tsx';
import { keepNames } from './keep-names.tsx';
import styles from './dated-figure.module.css';

interface Props {
  readonly figure: FigureEntry;
  readonly locale: Locale;
  /** In a long list, where figures are looked up. */
  readonly small?: boolean | undefined;
  /** Among figures of one status, which their heading says. */
  readonly untagged?: boolean | undefined;
}

/**
 * A figure that can change: the valid value first and largest, a line and a tag for what happened to it and when,
 * then what the edition of March 2025 said, and the source.
 */
export function DatedFigure({ figure, locale, small, untagged }: Props) {
  const { what, value, size, status, label, before, note, source, advice } = figure;
  return (
    <div className={`${styles.figure} ${small ? styles.small : ''}`} data-status={status}>
      <p className={styles.what}>{keepNames(what)}</p>
      <p className={styles[size]}>{keepNames(value)}</p>
      {!untagged && (
        <p className={styles.label}>
          <LineIcon path={signs[status]} />
          {label}
        </p>
      )}
      {before && <p className={styles.before}>{keepNames(before)}</p>}
      {note && <p className={styles.note}>{keepNames(note)}</p>}
      {advice && !untagged && <p className={styles.note}>{advice}</p>}
      {source && (
        <p className={styles.note}>
          <ExternalLink href={source.url} locale={locale}>
            {keepNames(source.name)}
          </ExternalLink>
          {`, ${source.date}`}
        </p>
      )}
    </div>
  );
}

/** Beside the words of a status, which say the same. */
const signs: Readonly<Record<FigureEntry['status'], string>> = {
  confirmed: 'm5 13 4 4L19 7',
  'price-changed': 'M4 8h14l-4-4M20 16H6l4 4',
  'rule-changed': 'M6 3h8l4 4v14H6zM9 12h6M9 16h6',
  contested: 'M5 9h14M5 15h14',
  unconfirmed: 'M8 9a4 4 0 1 1 6 3.5c-1.5.8-2 1.5-2 3M12 20v.1',
};

interface ListProps {
  readonly figures: readonly FigureEntry[];
  readonly locale: Locale;
  readonly label?: string;
  readonly className?: string | undefined;
  /** Links lead to each figure by its id. */
  readonly anchors?: boolean;
  readonly small?: boolean;
  readonly untagged?: boolean;
}

/** Figures side by side. */
export function DatedFigures({
  figures,
  locale,
  label,
  className = '',
  anchors,
  ...look
}: ListProps) {
  if (figures.length === 0) return null;
  return (
    <ul className={`${styles.list} ${className}`} aria-label={label}>
      {figures.map((figure) => (
        <li key={figure.id} id={anchors ? figure.id : undefined}>
          <DatedFigure figure={figure} locale={locale} {...look} />
        </li>
      ))}
    </ul>
  );
}
