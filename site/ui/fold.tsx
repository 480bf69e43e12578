import type { ComponentProps } from 'react';
import styles from './fold.module.css';

interface Props extends ComponentProps<'details'> {
  readonly label: string;
  /** Whose fold it is, for those who do not see where it stands. */
  readonly of?: string;
  /** Folded on narrow screens alone; wider ones have room for it. */
  readonly narrow?: boolean;
}

/** What is read on demand, below a line that says what it is. */
export function Fold({ label, of, narrow, className = '', children, ...details }: Props) {
  return (
    <details className={`${styles.fold} ${narrow ? styles.narrow : ''} ${className}`} {...details}>
      <summary>
        {label}
        {of && <span className="visually-hidden">{`: ${of}`}</span>}
      </summary>
      {children}
    </details>
  );
}
