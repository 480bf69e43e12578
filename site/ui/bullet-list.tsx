import type { ReactNode } from 'react';
import { Prose } from './prose.tsx';
import type { Locale } from '#content/locale.ts';
import styles from './bullet-list.module.css';

interface Props {
  /** For `aria-labelledby`. */
  readonly id: string;
  readonly heading: string;
  readonly points: readonly { readonly title: string; readonly text: string }[];
  readonly locale: Locale;
  /** Below the points. */
  readonly children?: ReactNode;
}

/** Four points side by side: reasons, or pieces of advice. */
export function BulletList({ id, heading, points, children, ...words }: Props) {
  return (
    <section aria-labelledby={id} className={`wrap ${styles.section}`}>
      <h2 id={id}>{heading}</h2>
      <ul className={styles.points}>
        {points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <Prose text={text} {...words} />
            </p>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
