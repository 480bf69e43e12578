import styles from './wave.module.css';

/** Two rows of scallop waves, the edge between the page and the sea of the footer. */
export function Wave() {
  return (
    <svg className={styles.wave} aria-hidden="true">
      <defs>
        <pattern id="wave" width="92" height="60" patternUnits="userSpaceOnUse">
          <path
            className={styles.back}
            d="M-46 62V48a46 46 0 0 1 92 0V62zM46 62V48a46 46 0 0 1 92 0V62z"
          />
          <path
            className={styles.ring}
            d="M-30 48a30 30 0 0 1 60 0M62 48a30 30 0 0 1 60 0M-15 48a15 15 0 0 1 30 0M77 48a15 15 0 0 1 30 0"
          />
          <path className={styles.front} d="M0 72a46 46 0 0 1 92 0z" />
          <path className={styles.ring} d="M16 72a30 30 0 0 1 60 0M31 72a15 15 0 0 1 30 0" />
        </pattern>
      </defs>
      <rect width="100%" height="60" fill="url(#wave)" />
    </svg>
  );
}
