import { Points } from '#app/ui/points.tsx';
import { DatedNote } from '#app/ui/dated-note.tsx';
import type { Locale } from '#content/locale.ts';
import type { TransportPage } from '#content/transport.server.ts';
import type { NoteWords } from './mode-card.tsx';
import styles from './student-tips.module.css';

interface Props {
  readonly words: TransportPage['copy']['students'];
  readonly note: NoteWords;
  readonly locale: Locale;
  readonly newTab: string;
}

/** Advice for whoever rides every day, with the notes that its figure needs. */
export function StudentTips({ words, note, ...rest }: Props) {
  return (
    <Points id="students" heading={words.heading} points={words.points} {...rest}>
      <div className={styles.notes}>
        {words.updates.map((update) => (
          <DatedNote key={update.note} {...update} {...note} />
        ))}
      </div>
    </Points>
  );
}
