import { keepTogether } from '#domain/korean/keep-together.ts';
import { showDialog } from '#site/lib/show-dialog.ts';
import { LineIcon } from '#site/ui/line-icon.tsx';
import { enlargePath } from './signs.ts';
import styles from './phrase-card.module.css';

interface Props {
  readonly phrase: {
    readonly hangul: string;
    readonly meaning: string;
    readonly reading: string;
    /** No native speaker has read it: nobody should say it aloud. */
    readonly onlyShown?: boolean;
  };
  /** The id of the card on which it fills the screen. */
  readonly dialog: string;
  /** What the button does. */
  readonly show: string;
  readonly className?: string | undefined;
}

/** A sentence on paper; the whole of it opens its card. */
export function PhraseCard({ phrase, dialog, show, className = '' }: Props) {
  const { hangul, meaning, reading, onlyShown } = phrase;
  return (
    <div data-paper className={`${styles.card} ${className}`}>
      <b lang="ko">{keepTogether(hangul)}</b>
      <div className={`row ${styles.meaning}`}>
        <p>
          <strong>{meaning}</strong>
          {!onlyShown && <span>{reading}</span>}
        </p>
        <button type="button" className={`not-printed ${styles.enlarge}`} {...showDialog(dialog)}>
          <LineIcon path={enlargePath} />
          <span className="visually-hidden">{`${show}: ${meaning}`}</span>
        </button>
      </div>
    </div>
  );
}
