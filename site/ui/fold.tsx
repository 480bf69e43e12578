import type { ComponentProps } from 'react';
import styles from './fold.module.css';

interface Props extends ComponentProps<'details'> {
  readonly label: string;
  /** Whose fold it is, for those who do not see where it stands. */
  readonly of?: string;
}

/** What is read on demand, below a line that says what it is. */
export function Fold({ label, of, className = '', children, ...details }: Props) {
  return (
    <details className={`${styles.fold} ${className}`} {...details}>
      <summary>
        {label}
        {of && <span className="visually-hidden">{`: ${of}`}</span>}
      </summary>
      {children}
    </details>
  );
}
