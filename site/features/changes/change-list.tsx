import type { ChangeEntry, ChangesPage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import { Figure } from '#site/ui/figure.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Section } from '#site/ui/section.tsx';
import styles from './change-list.module.css';

interface Props {
  readonly words: ChangesPage['copy']['changed'];
  readonly newest: readonly ChangeEntry[];
  readonly folds: ChangesPage['folds'];
  readonly locale: Locale;
}

/** The newest changes, and the others folded. */
export function ChangeList({ words, newest, folds, locale }: Props) {
  return (
    <Section headingId="changed" heading={words.heading}>
      <Entries entries={newest} words={words} locale={locale} />
      <h3 className={styles.others}>{words.others}</h3>
      <div className={styles.folds}>
        {folds.map(({ label, entries }) => (
          <Fold key={label} label={`${label} (${entries.length})`}>
            <Entries entries={entries} words={words} locale={locale} />
          </Fold>
        ))}
      </div>
    </Section>
  );
}

function Entries({
  entries,
  words,
  locale,
}: Pick<Props, 'words' | 'locale'> & { entries: readonly ChangeEntry[] }) {
  return (
    <ul className={`ruled ${styles.entries}`}>
      {entries.map((entry) => (
        <li key={entry.id} id={entry.id}>
          <p className={styles.what}>
            <b>{keepNames(entry.what)}</b>
            {entry.since && <span className="note">{entry.since}</span>}
          </p>
          <p className={entry.isAmount ? styles.amount : styles.words}>
            <Figure figure={entry} locale={locale} />
          </p>
          {entry.before && (
            <p className="note">{keepNames(words.before.replace('{value}', entry.before))}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
