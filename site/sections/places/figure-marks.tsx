import type { Mark } from '#content/read.server.ts';
import styles from './figure-marks.module.css';

/** Below words of the register that are not confirmed; the page's figures say why. */
export function FigureMarks({ marks }: { readonly marks: readonly Mark[] }) {
  return marks.map(({ status, label }) => (
    <span key={status} className={styles.mark} data-status={status}>
      {label}
    </span>
  ));
}
