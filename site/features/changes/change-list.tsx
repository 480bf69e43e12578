import type { ChangeEntry, ChangesPage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import { Figure } from '#site/ui/figure.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Chapters, Question } from '#site/ui/question-list.tsx';
import { Section } from '#site/ui/section.tsx';
import styles from './change-list.module.css';

interface Props {
  readonly text: ChangesPage['text']['changed'];
  readonly folds: ChangesPage['folds'];
  readonly locale: Locale;
}

/** The changes of each subject in a line, with the names of the first. */
export function ChangeList({ text, folds, locale }: Props) {
  return (
    <Section headingId="changed" heading={text.heading}>
      <Chapters>
        {folds.map(({ label, names, entries }) => (
          <Question
            key={label}
            name="changes"
            title={label}
            fact={
              <>
                <b>{entries.length}</b> <span className="note">{keepNames(names)}</span>
              </>
            }
          >
            <Entries entries={entries} text={text} locale={locale} />
          </Question>
        ))}
      </Chapters>
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
