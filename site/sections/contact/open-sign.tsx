import type { Ref } from 'react';
import styles from './contact-details.module.css';

export interface OpenWords {
  readonly open: string;
  readonly closed: string;
}

interface Props extends OpenWords {
  readonly ref?: Ref<HTMLElement>;
  /** Whether the office is open; the place is kept until that is known. */
  readonly on?: boolean | undefined;
}

/** The line that says open or closed. */
export function OpenSign({ ref, on, open, closed }: Props) {
  return (
    <dd ref={ref} className={`${styles.line} ${styles.now}`} data-open={on}>
      <span>{open}</span>
      <span>{closed}</span>
    </dd>
  );
}
