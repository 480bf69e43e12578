import { DatedNote } from '#app/ui/dated-note.tsx';
import type { Locale } from '#content/locale.ts';
import { monthName } from '#domain/months.ts';
import styles from './plan-facts.module.css';
import type { NoteWords } from './note-words.ts';
import type { PlanCopy } from './plan-columns.tsx';

interface WindowsProps {
  readonly copy: PlanCopy;
  readonly locale: Locale;
  readonly note: NoteWords;
}

/** When the four terms take applications, and what the bank must show. */
export function TermWindows({ copy, locale, note }: WindowsProps) {
  return (
    <div className={styles.facts}>
      <h3>{copy.windows.heading}</h3>
      <dl className={styles.windows}>
        {copy.items.terms.map((term) => (
          <div key={term.month}>
            <dt>{monthName(term.month - 1, locale)}</dt>
            <dd>{term.window}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.small}>{copy.windows.note}</p>
      {copy.updates.map((update) => (
        <DatedNote key={update.note} {...update} {...note} />
      ))}
    </div>
  );
}

interface AfterProps {
  readonly copy: PlanCopy['after'];
  readonly note: NoteWords;
}

/** What comes once the student is in Korea. */
export function AfterArrival({ copy, note }: AfterProps) {
  return (
    <div className={`${styles.facts} ${styles.after}`}>
      <h3>{copy.heading}</h3>
      {copy.points.map((point) => (
        <div key={point.title}>
          <h4>{point.title}</h4>
          <p>{point.text}</p>
          {'update' in point && <DatedNote {...point.update} {...note} />}
        </div>
      ))}
    </div>
  );
}
