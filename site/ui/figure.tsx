import { useId } from 'react';
import type { Locale } from '#content/locale.ts';
import type { FigureEntry } from '#content/register/figures.ts';
import { keepNames } from './keep-names.tsx';
import { Sources } from './sources.tsx';
import styles from './figure.module.css';

interface Props {
  readonly figure: FigureEntry;
  readonly locale: Locale;
}

const signs = { about: '≈', ask: '?' };

/**
 * A figure of the register: its value and, unless it was officially said within twelve months, a sign that opens who says
 * so, when, and what the edition of March 2025 said.
 */
export function Figure({ figure, locale }: Props) {
  const { value, isAmount, standing, label, year } = figure;
  const id = useId();
  if (standing === 'checked') return <span className={styles.value}>{keepNames(value)}</span>;
  const sign = (
    <button type="button" popoverTarget={id} className={styles.mark}>
      <span aria-hidden="true">{signs[standing]}</span>
      <span className="visually-hidden">{label && keepNames(label)}</span>
    </button>
  );
  return (
    <span className={styles.figure}>
      {standing === 'about' && isAmount && sign}
      <span className={styles.value}>{keepNames(value)}</span>
      {year && <span className={styles.year}>{` (${year})`}</span>}
      {(standing === 'ask' || !isAmount) && sign}
      <span popover="auto" id={id} className={styles.proof}>
        <Proof figure={figure} locale={locale} />
      </span>
    </span>
  );
}

/** Phrasing content, as a figure may stand in a paragraph. */
function Proof({ figure, locale }: Props) {
  const { what, mark, formerly, note, source } = figure;
  return (
    <>
      <b>{keepNames(what)}</b>
      <span>{mark}.</span>
      {note && <span>{keepNames(note)}</span>}
      {source && <Sources sources={[source]} locale={locale} />}
      {formerly && <span>{keepNames(formerly)}</span>}
    </>
  );
}

interface ListProps {
  readonly figures: readonly FigureEntry[];
  readonly locale: Locale;
  readonly label?: string;
}

/** Figures in rows: what it is, and its value. */
export function Figures({ figures, locale, label }: ListProps) {
  if (figures.length === 0) return null;
  return (
    <dl className={`ruled ${styles.rows}`} aria-label={label}>
      {figures.map((figure) => (
        <div key={figure.id}>
          <dt>{keepNames(figure.what)}</dt>
          <dd>
            <Figure figure={figure} locale={locale} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
