import type { ReactNode } from 'react';
import type { CheckerWords } from '#content/copy/entry-checker.ts';
import { Section } from '#site/ui/section.tsx';
import styles from './checker-section.module.css';

interface Props {
  readonly words: Pick<CheckerWords, 'id' | 'heading' | 'noScript'>;
  /** The checker. */
  readonly children?: ReactNode;
}

/** Where the entry checker stands; without JavaScript, it points at the rules below. */
export function CheckerSection({ words, children }: Props) {
  return (
    <Section
      id={words.id}
      headingId="checker-title"
      heading={words.heading}
      className={styles.section}
    >
      <p className={styles.noScript}>{words.noScript}</p>
      {children}
    </Section>
  );
}
