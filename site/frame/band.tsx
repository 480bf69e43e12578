import styles from './band.module.css';

/** The dancheong band: the five colours of painted eaves, at the top and the foot of every page. */
export function Band() {
  return <div className={styles.band} />;
}
