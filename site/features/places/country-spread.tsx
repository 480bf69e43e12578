import type { ReactNode } from 'react';
import type { BaseMap } from '#site/lib/read-base-map.ts';
import { BaseSymbols } from '#site/ui/drawn-map/base-symbols.tsx';
import type { CountryPlace } from './country-drawing.ts';
import { CountryMap } from './country-map.tsx';
import styles from './country-spread.module.css';

interface Props {
  /** Of the heading. */
  readonly id: string;
  readonly heading: string;
  readonly places: readonly CountryPlace[];
  readonly base: BaseMap;
  /** Beside the map: where each place leads. */
  readonly children: ReactNode;
}

/** The drawn country across the page, with the way to each place, and a list beside it. */
export function CountrySpread({ id, heading, places, base, children }: Props) {
  return (
    <section className={styles.spread} aria-labelledby={id}>
      <BaseSymbols base={base} regions={['korea']} />
      <div className={`wrap ${styles.grid}`}>
        <h2 id={id}>{heading}</h2>
        <div className={styles.map}>
          <CountryMap places={places} />
        </div>
        <div className={styles.beside}>{children}</div>
      </div>
    </section>
  );
}
