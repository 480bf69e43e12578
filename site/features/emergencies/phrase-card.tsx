import { showDialog } from '#site/lib/show-dialog.ts';
import { Button } from '#site/ui/button.tsx';
import { LineIcon } from '#site/ui/line-icon.tsx';
import type { EmergenciesPage, SaidPhrase } from './read.ts';
import screen from './full-screen.module.css';
import styles from './phrases.module.css';

interface Props {
  /** That of its dialog. */
  readonly id: string;
  readonly phrase: SaidPhrase;
  readonly text: EmergenciesPage['text']['phrases'];
}

/** A sentence on paper, and the dialog in which it fills the screen (ui/dialogs.ts for older browsers). */
export function PhraseCard({ id, phrase, text }: Props) {
  const { korean, meaning, reading, aloud } = phrase;
  return (
    <li data-paper className={styles.card}>
      <b lang="ko">{korean}</b>
      <div className={`row ${styles.meaning}`}>
        <p>
          <strong>{meaning}</strong>
          <span>{aloud}</span>
        </p>
        <button type="button" className={styles.enlarge} {...showDialog(id)}>
          <LineIcon path="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
          <span className="visually-hidden">{`${text.show}: ${meaning}`}</span>
        </button>
      </div>
      <dialog id={id} data-paper aria-label={meaning} className={screen.dialog}>
        <div className={screen.sheet}>
          <form method="dialog" className={`row ${screen.top}`}>
            <Button type="submit" look="line">
              {text.close}
            </Button>
          </form>
          <p lang="ko" className={screen.large} data-length={lengthOf(korean)}>
            {korean}
          </p>
          <p className={styles.foot}>
            {meaning} <span>{aloud}</span> <i lang="ko-Latn">{reading}</i>
          </p>
        </div>
      </dialog>
    </li>
  );
}

/** Short sentences are shown larger. */
const lengthOf = (korean: string) =>
  korean.length <= 8 ? 'short' : korean.length <= 14 ? 'medium' : 'long';
