import type { SchoolsPage } from './read.ts';
import styles from './price-thread.module.css';

interface ScaleProps {
  readonly marks: SchoolsPage['scale']['marks'];
}

/** The numbers of the scale above the threads. */
export function PriceScale({ marks }: ScaleProps) {
  return (
    <svg aria-hidden="true" className={styles.scale}>
      {marks.map(({ at, label }) => (
        <text
          key={label}
          x={percent(at)}
          y="16"
          textAnchor={at === 0 ? 'start' : at === 1 ? 'end' : 'middle'}
        >
          {label}
        </text>
      ))}
    </svg>
  );
}

/** A thread up to the price, and a patch from the least to the most; its square ends make one of a single price, too. */
export function PriceThread({ from, to }: { readonly from: number; readonly to: number }) {
  const patch = { x1: percent(from), x2: percent(to), y1: '13', y2: '13' };
  return (
    <svg aria-hidden="true" className={styles.track}>
      <line x1="0" x2={percent(from)} y1="13" y2="13" className={styles.thread} />
      <line {...patch} strokeWidth="26" strokeLinecap="square" />
      <line {...patch} strokeWidth="17" strokeLinecap="square" className={styles.stitch} />
      <line {...patch} strokeWidth="14" strokeLinecap="square" />
    </svg>
  );
}

/** A place on the scale as a coordinate. */
const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;
