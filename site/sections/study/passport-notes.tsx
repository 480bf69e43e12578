import { keepNames } from '#site/ui/keep-names.tsx';
import styles from './planner.module.css';
import type { PlanCopy } from './plan-columns.tsx';

interface Props {
  readonly copy: PlanCopy;
  /** Undefined for a passport that the guide has no data of. */
  readonly passport: PlanCopy['items']['passports'][number] | undefined;
}

/** What the passport changes; never a guess. */
export function PassportNotes({ copy, passport }: Props) {
  const { stay, apostille, extra } = copy.items.passportNotes;
  const notes = [
    stay[passport?.stay ?? 'unknown'],
    apostille[passport?.apostille ?? 'unknown'],
    ...(passport?.extra ? [extra[passport.extra]] : []),
  ];
  return (
    <div className={styles.passport}>
      <h3>{copy.yourPassport}</h3>
      <ul aria-live="polite">
        {notes.map((note) => (
          <li key={note}>{keepNames(note)}</li>
        ))}
      </ul>
    </div>
  );
}
