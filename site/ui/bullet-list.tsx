import type { ReactNode } from 'react';
import { Prose } from './prose.tsx';
import type { Locale } from '#content/locale.ts';
import { Fold } from './fold.tsx';
import grid from './grid.module.css';
import { Section } from './section.tsx';
import styles from './bullet-list.module.css';
import { keepNames } from './keep-names.tsx';

interface Props {
  /** For `aria-labelledby`. */
  readonly id: string;
  readonly heading: string;
  readonly points: readonly { readonly title: string; readonly text: string }[];
  readonly locale: Locale;
  /** The line that unfolds the points, where they are folded. */
  readonly fold?: string;
  /** Below the points. */
  readonly children?: ReactNode;
}

/** Four points side by side: reasons, or pieces of advice. */
export function BulletList({ id, heading, points, fold, children, ...text }: Props) {
  const list = (
    <ul className={`${grid.four} ${styles.points}`}>
      {points.map(({ title, text: line }) => (
        <li key={title}>
          <h3>{keepNames(title)}</h3>
          <p>
            <Prose text={line} {...text} />
          </p>
        </li>
      ))}
    </ul>
  );
  return (
    <Section headingId={id} heading={heading}>
      {fold ? <Fold label={fold}>{list}</Fold> : list}
      {children}
    </Section>
  );
}
