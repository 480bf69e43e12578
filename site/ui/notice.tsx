import type { ComponentProps } from 'react';
import styles from './notice.module.css';

interface Props extends ComponentProps<'div'> {
  readonly tone?: 'plain' | 'good' | 'bad';
  readonly heading: string;
}

/** A box in the page that says what happened, or what is good to know. */
export function Notice({ tone = 'plain', heading, children, ...props }: Props) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} {...props}>
      <p className={styles.heading}>{heading}</p>
      {children}
    </div>
  );
}
