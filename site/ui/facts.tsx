import type { ComponentProps, ReactNode } from 'react';
import styles from './facts.module.css';

interface Props extends ComponentProps<'dl'> {
  /** `beside`: label and value in two columns; `below`: the value below. */
  readonly layout?: 'beside' | 'below';
}

/** Facts as a list of labels and values. */
export function Facts({ layout = 'beside', className = '', ...list }: Props) {
  return (
    <dl
      className={`${styles.facts} ${layout === 'beside' ? styles.beside : ''} ${className}`}
      {...list}
    />
  );
}

interface FactProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
  readonly hidden?: boolean;
}

export function Fact({ label, children, hidden }: FactProps) {
  return (
    <div hidden={hidden}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
