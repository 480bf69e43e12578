import styles from './suggestions.module.css';

interface Props {
  readonly heading: string;
  /** The path of the search. */
  readonly path: string;
  readonly searches: readonly string[];
}

/** Searches to begin with. */
export function Suggestions({ heading, path, searches }: Props) {
  return (
    <section aria-labelledby="suggestions" className={styles.section}>
      <h2 id="suggestions">{heading}</h2>
      <ul className={`row ${styles.searches}`}>
        {searches.map((text) => (
          <li key={text}>
            <a href={`${path}?q=${encodeURIComponent(text)}`}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
