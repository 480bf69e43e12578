import type { ReactNode } from 'react';
import { Prose } from './prose.tsx';
import type { Locale } from '#content/locale.ts';
import grid from './grid.module.css';
import { Section } from './section.tsx';
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
    <Section headingId={id} heading={heading}>
      <ul className={`${grid.four} ${styles.points}`}>
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
    </Section>
  );
}
