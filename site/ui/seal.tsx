import styles from './seal.module.css';

/** The vermilion stamp: the mark of a place, a partner or a thank-you. */
export function Seal({
  hangul,
  className = '',
}: {
  hangul: string;
  className?: string | undefined;
}) {
  return (
    <span lang="ko" aria-hidden="true" className={`${styles.seal} ${className}`}>
      {hangul}
    </span>
  );
}
