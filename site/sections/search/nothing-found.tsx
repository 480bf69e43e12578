import type { ReactNode } from 'react';
import type { SearchCopy } from './search-copy.ts';
import styles from './nothing-found.module.css';
import type { SearchState } from './use-search.ts';

interface Props {
  readonly path: string;
  readonly words: SearchCopy;
  readonly search: SearchState;
  /** Where else to ask. */
  readonly children: ReactNode;
}

/** Searches to begin with, where nothing was asked or nothing was found. */
export function NothingFound({ path, words, search, children }: Props) {
  const { asked, found } = search;
  if (!found || found.total > 0) return null;
  return (
    <section aria-labelledby="suggestions" className={styles.section}>
      {asked && <p>{words.noneText}</p>}
      <h2 id="suggestions">{words.suggestions}</h2>
      <ul className={styles.searches}>
        {words.popular.map((text) => (
          <li key={text}>
            <a href={`${path}?q=${encodeURIComponent(text)}`}>{text}</a>
          </li>
        ))}
      </ul>
      {asked && <p>{children}</p>}
    </section>
  );
}
