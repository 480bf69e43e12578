import { keepTogether } from '#domain/korean/keep-together.ts';
import { showDialog } from '#site/lib/show-dialog.ts';
import { LineIcon } from '#site/ui/line-icon.tsx';
import { enlargePath } from '#site/ui/show-card/signs.ts';
import type { EmergenciesPage, SaidPhrase } from './read.ts';
import styles from './phrases.module.css';

interface Props {
  readonly phrase: SaidPhrase;
  readonly text: EmergenciesPage['text']['phrases'];
}

/** The card on which a phrase fills the screen. */
export const dialogOf = ({ id }: Pick<SaidPhrase, 'id'>) => `say-${id}`;

/** A sentence on paper; the whole of it opens its card. */
export function PhraseCard({ phrase, text }: Props) {
  const { hangul, meaning, reading } = phrase;
  return (
    <li data-paper className={styles.card}>
      <b lang="ko">{keepTogether(hangul)}</b>
      <div className={`row ${styles.meaning}`}>
        <p>
          <strong>{meaning}</strong>
          <span>{reading}</span>
        </p>
        <button type="button" className={styles.enlarge} {...showDialog(dialogOf(phrase))}>
          <LineIcon path={enlargePath} />
          <span className="visually-hidden">{`${text.show}: ${meaning}`}</span>
        </button>
      </div>
    </li>
  );
}
