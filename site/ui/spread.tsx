import type { ComponentProps, ReactNode } from 'react';
import styles from './spread.module.css';

export type SpreadColor = 'celadon' | 'hwang' | 'mugung' | 'hanji';

interface Props extends ComponentProps<'section'> {
  /** The id of the heading. */
  readonly headingId: string;
  readonly heading: ReactNode;
  /** Below the heading: one line. */
  readonly lead?: ReactNode;
  /** The colour that tints the ground. */
  readonly color: SpreadColor;
}

/** The picture with which a page answers: across the page, on a ground of its own. */
export function Spread({ headingId, heading, lead, color, children, ...section }: Props) {
  return (
    <section
      aria-labelledby={headingId}
      className={`${styles.spread} ${styles[color]}`}
      {...section}
    >
      <div className={`wrap ${styles.content}`}>
        <div className={styles.head}>
          <h2 id={headingId}>{heading}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
