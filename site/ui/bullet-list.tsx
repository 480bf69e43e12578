import type { ReactNode } from 'react';
import { Prose } from './prose.tsx';
import type { Locale } from '#content/locale.ts';
import { Fold } from './fold.tsx';
import grid from './grid.module.css';
import { Section } from './section.tsx';
import styles from './bullet-list.module.css';
import { keepNames } from './keep-names.tsx';

interface PointsProps {
  readonly points: readonly {
    /** An anchor. */
    readonly id?: string;
    readonly title: string;
    readonly text: string;
  }[];
  readonly locale: Locale;
}

/** Points side by side, in rows of four or three: reasons, or pieces of advice. */
export function BulletPoints({ points, locale }: PointsProps) {
  return (
    <ul className={`${points.length === 3 ? grid.three : grid.four} ${styles.points}`}>
      {points.map(({ id, title, text }) => (
        <li key={title} id={id}>
          <h3>{keepNames(title)}</h3>
          <p>
            <Prose text={text} locale={locale} />
          </p>
        </li>
      ))}
    </ul>
  );
}

interface Props extends PointsProps {
  /** For `aria-labelledby`. */
  readonly id: string;
  readonly heading: string;
  /** The line that unfolds the points, where they are folded. */
  readonly fold?: string;
  /** Below the points. */
  readonly children?: ReactNode;
}

/** A part of a page of such points. */
export function BulletList({ id, heading, fold, children, ...points }: Props) {
  const list = <BulletPoints {...points} />;
  return (
    <Section headingId={id} heading={heading}>
      {fold ? <Fold label={fold}>{list}</Fold> : list}
      {children}
    </Section>
  );
}
