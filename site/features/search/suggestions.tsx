import type { PictureFile } from '#site/lib/pictures.ts';
import { Picture } from '#site/ui/picture.tsx';
import styles from './suggestions.module.css';

interface Props {
  readonly heading: string;
  /** The path of the search. */
  readonly path: string;
  readonly searches: readonly { readonly query: string; readonly picture: PictureFile }[];
}

/** Searches to begin with, each a patch with its drawing. */
export function Suggestions({ heading, path, searches }: Props) {
  return (
    <section aria-labelledby="suggestions" className={styles.section}>
      <h2 id="suggestions">{heading}</h2>
      <ul className={styles.searches}>
        {searches.map(({ query, picture }) => (
          <li key={query}>
            <a href={`${path}?q=${encodeURIComponent(query)}`}>
              <Picture picture={picture} alt="" sizes="300px" />
              <span>{query}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
