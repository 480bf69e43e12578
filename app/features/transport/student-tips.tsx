import { DatedNote } from '#app/ui/dated-note.tsx';
import { Prose } from '#app/ui/prose.tsx';
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
    <section aria-labelledby="students" className={`wrap ${styles.section}`}>
      <h2 id="students">{words.heading}</h2>
      <ul className={styles.tips}>
        {words.points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <Prose text={text} {...rest} />
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.notes}>
        {words.updates.map((update) => (
          <DatedNote key={update.note} {...update} {...note} />
        ))}
      </div>
    </section>
  );
}
