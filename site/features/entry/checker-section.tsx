import type { ReactNode } from 'react';
import type { CheckerText } from '#content/text/entry-checker.ts';
import styles from './checker-section.module.css';

interface Props {
  readonly text: Pick<CheckerText, 'id' | 'heading' | 'noScript'>;
  /** The checker. */
  readonly children?: ReactNode;
}

/** Where the entry checker stands; without JavaScript it points at the rules below. */
export function CheckerSection({ text, children }: Props) {
  return (
    <section id={text.id} aria-labelledby="checker-title" className={styles.section}>
      <div className="wrap">
        <h2 id="checker-title">{text.heading}</h2>
        <p className="without-script">{text.noScript}</p>
        {children}
      </div>
    </section>
  );
}
