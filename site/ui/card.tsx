import type { ComponentProps, ReactNode } from 'react';
import styles from './card.module.css';

interface Props extends ComponentProps<'li'> {
  /** Above the words, up to the edges. */
  readonly picture?: ReactNode;
  /** On phones a row with a small picture. */
  readonly row?: boolean;
}

/** An entry of a list as a card. */
export function Card({ picture, row, className = '', children, ...item }: Props) {
  return (
    <li {...item} className={`${styles.card} ${row ? styles.row : ''} ${className}`}>
      {picture}
      <div className={styles.body}>{children}</div>
    </li>
  );
}

interface NameProps {
  readonly name: string;
  readonly hangul: string;
  /** What shows the Korean. */
  readonly children?: ReactNode;
}

/** The name of a card, and its Korean beside it. */
export function CardName({ name, hangul, children }: NameProps) {
  return (
    <div className={styles.name}>
      <h3>{name}</h3>
      <span>
        <span lang="ko">{hangul}</span>
        {children}
      </span>
    </div>
  );
}
