import type { ReactNode } from 'react';
import type { CheckerWords } from '#content/copy/entry-checker.ts';
import styles from './checker-section.module.css';

interface Props {
  readonly words: Pick<CheckerWords, 'id' | 'heading' | 'noScript'>;
  /** The checker. */
  readonly children?: ReactNode;
}

/** Where the entry checker stands; without JavaScript, it points at the rules below. */
export function CheckerSection({ words, children }: Props) {
  return (
    <section id={words.id} aria-labelledby="checker-title" className={styles.section}>
      <div className="wrap">
        <h2 id="checker-title">{words.heading}</h2>
        <p className="without-script">{words.noScript}</p>
        {children}
      </div>
    </section>
  );
}
