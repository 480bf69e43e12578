import type { ReactNode } from 'react';
import styles from './tips.module.css';

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
