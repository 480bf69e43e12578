import { showDialog } from '#site/lib/show-dialog.ts';
import { enlargePath, FullScreen } from '#site/ui/full-screen.tsx';
import { LineIcon } from '#site/ui/line-icon.tsx';
import type { EmergenciesPage, SaidPhrase } from './read.ts';
import styles from './phrases.module.css';

interface Props {
  /** That of its dialog. */
  readonly id: string;
  readonly phrase: SaidPhrase;
  readonly text: EmergenciesPage['text']['phrases'];
}

/** A sentence on paper, and the dialog in which it fills the screen (ui/dialogs.ts for older browsers). */
export function PhraseCard({ id, phrase, text }: Props) {
  const { hangul, meaning, reading, romanisation } = phrase;
  return (
    <li data-paper className={styles.card}>
      <b lang="ko">{hangul}</b>
      <div className={`row ${styles.meaning}`}>
        <p>
          <strong>{meaning}</strong>
          <span>{reading}</span>
        </p>
        <button type="button" className={styles.enlarge} {...showDialog(id)}>
          <LineIcon path={enlargePath} />
          <span className="visually-hidden">{`${text.show}: ${meaning}`}</span>
        </button>
      </div>
      <FullScreen id={id} korean={hangul} meaning={meaning} close={text.close}>
        {meaning} <span>{reading}</span> <i lang="ko-Latn">{romanisation}</i>
      </FullScreen>
    </li>
  );
}
