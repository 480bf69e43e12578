import type { ComponentProps } from 'react';
import styles from './fact-lines.module.css';

/** Facts with label and value at both ends of a line. */
export function FactLines({ className = '', ...list }: ComponentProps<'dl'>) {
  return <dl className={`${styles.lines} ${className}`} {...list} />;
}
