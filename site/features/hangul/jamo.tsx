import styles from './jamo.module.css';

interface Props {
  readonly letter: string;
  readonly paths: readonly string[];
}

/** A letter among text, drawn as it is taught; typefaces squeeze or stretch one that stands alone. */
export function Jamo({ letter, paths }: Props) {
  return (
    <>
      <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.jamo}>
        {paths.map((path, index) => (
          <path key={index} d={path} />
        ))}
      </svg>
      <span lang="ko" className="visually-hidden">
        {letter}
      </span>
    </>
  );
}
