import type { ReactNode } from 'react';
import styles from './map-section.module.css';

interface Props {
  readonly heading: string;
  readonly lead: string;
  /** The map. */
  readonly children: ReactNode;
}

/** The part of the page that holds the map. */
export function MapSection({ heading, lead, children }: Props) {
  return (
    <section aria-labelledby="map-title" className={styles.section}>
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="map-title">{heading}</h2>
          <p>{lead}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
