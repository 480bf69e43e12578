import styles from './skip-link.module.css';

/** The first stop of the keyboard: jumps over the header. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={styles.skip} href="#contenido">
      {label}
    </a>
  );
}
