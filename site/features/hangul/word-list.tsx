import { keepNames } from '#site/ui/keep-names.tsx';
import type { HangulWord } from './read-words.ts';
import styles from './word-list.module.css';

/** Signs with how they are read and what they say. */
export function WordList({ words }: { readonly words: readonly HangulWord[] }) {
  return (
    <dl className={styles.words}>
      {words.map(({ hangul, reading, meaning }) => (
        <div key={hangul}>
          <dt lang="ko">{hangul}</dt>
          <dd>
            <b>{reading}</b> <span>{keepNames(meaning)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
