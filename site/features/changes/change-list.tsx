import type { ChangeEntry, ChangesPage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import { Figure } from '#site/ui/figure.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Section } from '#site/ui/section.tsx';
import styles from './change-list.module.css';

interface Props {
  readonly text: ChangesPage['text']['changed'];
  readonly newest: readonly ChangeEntry[];
  readonly folds: ChangesPage['folds'];
  readonly locale: Locale;
}

/** The newest changes, and the others folded. */
export function ChangeList({ text, newest, folds, locale }: Props) {
  return (
    <Section headingId="changed" heading={text.heading}>
      <Entries entries={newest} text={text} locale={locale} />
      <h3 className={styles.others}>{text.others}</h3>
      <div className={styles.folds}>
        {folds.map(({ label, entries }) => (
          <Fold key={label} label={`${label} (${entries.length})`}>
            <Entries entries={entries} text={text} locale={locale} />
          </Fold>
        ))}
      </div>
    </Section>
  );
}

function Entries({
  entries,
  text,
  locale,
}: Pick<Props, 'text' | 'locale'> & { entries: readonly ChangeEntry[] }) {
  return (
    <ul className={`ruled ${styles.entries}`}>
      {entries.map((entry) => (
        <li key={entry.id} id={entry.id}>
          <p className={styles.what}>
            <b data-part="what">{keepNames(entry.what)}</b>
            {entry.since && (
              <span data-part="since" className="note">
                {entry.since}
              </span>
            )}
          </p>
          <p className={`note ${styles.before}`}>
            {entry.before && (
              <>
                <span className="visually-hidden">{text.before}: </span>
                <s data-part="before">{keepNames(entry.before)}</s>
              </>
            )}
          </p>
          <p data-part="now" className={entry.isAmount ? styles.amount : styles.words}>
            <Figure figure={entry} locale={locale} />
          </p>
        </li>
      ))}
    </ul>
  );
}
