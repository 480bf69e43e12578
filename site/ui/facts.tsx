import type { ComponentProps, ReactNode } from 'react';
import styles from './facts.module.css';

interface Props extends ComponentProps<'dl'> {
  /** `beside`: label and value in two columns; `ends`: at both ends of a line; `below`: the value below. */
  readonly layout?: 'beside' | 'ends' | 'below';
}

/** Facts as a list of labels and values. */
export function Facts({ layout = 'beside', className = '', ...list }: Props) {
  return <dl className={`${styles.facts} ${styles[layout]} ${className}`} {...list} />;
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

/** Short words in a row, as the value of a fact. */
export function Tags({ tags }: { readonly tags: readonly string[] }) {
  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}

/** Advice, a point each. */
export function Tips({ tips }: { readonly tips: readonly { key: string; text: ReactNode }[] }) {
  return (
    <ul className={styles.tips}>
      {tips.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}
