import { Fold } from '#site/ui/fold.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { D4PlannerData } from './read.ts';
import styles from './d4-planner.module.css';

interface Props {
  readonly heading: string;
  /** What the notes are about. */
  readonly see: string;
  readonly notes: D4PlannerData['passportNotes'];
  /** Undefined for a passport without data. */
  readonly passport: D4PlannerData['passports'][number] | undefined;
}

/** Notes about the chosen passport. */
export function PassportNotes({ heading, see, notes, passport }: Props) {
  const { stay, apostille, extra } = notes;
  const said = [
    stay[passport?.stay ?? 'unknown'],
    apostille[passport?.apostille ?? 'unknown'],
    ...(passport?.extra ? [extra[passport.extra]] : []),
  ];
  return (
    <div className={styles.passport}>
      <h3>{heading}</h3>
      <Fold narrow label={see}>
        <ul aria-live="polite">
          {said.map((note) => (
            <li key={note}>{keepNames(note)}</li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
