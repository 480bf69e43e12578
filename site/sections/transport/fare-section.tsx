import type { ReactNode } from 'react';
import styles from './fare-section.module.css';

interface Props {
  readonly heading: string;
  readonly lead: string;
  /** The calculator. */
  readonly children: ReactNode;
}

/** What a ride will cost. Hidden without JavaScript, where the tables above serve. */
export function FareSection({ heading, lead, children }: Props) {
  return (
    // The anchor keeps its former name, because shared links contain it.
    <section aria-labelledby="fare-helper" className={`wrap ${styles.section}`}>
      <div className={styles.head}>
        <h2 id="fare-helper">{heading}</h2>
        <p>{lead}</p>
      </div>
      {children}
    </section>
  );
}
