import { EmbedLink } from '#site/ui/embed-link.tsx';
import styles from './embedded-phrase.module.css';
import type { EmbeddedPhraseView } from './read-embedded-phrase.ts';
import { sizeOf } from './phrase-size.ts';

/** A phrase as large as its frame holds it: what it means, the Korean, and how it is said. */
export function EmbeddedPhrase({ view }: { readonly view: EmbeddedPhraseView }) {
  const { phrase, href, guide } = view;
  const { meaning, hangul, reading, romanisation, onlyShown } = phrase;
  return (
    <div className={styles.phrase}>
      <h1 className={styles.meaning}>
        <EmbedLink href={href} newTab={guide.newTab}>
          {meaning}
        </EmbedLink>
      </h1>
      <p lang="ko" className={styles.korean} data-size={sizeOf(hangul)}>
        {hangul}
      </p>
      {!onlyShown && <p className={styles.reading}>{reading}</p>}
      <p lang="ko-Latn" className={styles.romanised}>
        {romanisation}
      </p>
    </div>
  );
}
