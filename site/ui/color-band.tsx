import styles from './color-band.module.css';

/** A band in the five colours of dancheong, the painted eaves of temples, at the top and bottom of every page. */
export function ColorBand() {
  return <div className={styles.band} />;
}
