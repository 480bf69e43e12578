import styles from './tags.module.css';

/** Short words in a row, as the value of a fact. */
export function Tags({ tags }: { readonly tags: readonly string[] }) {
  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
