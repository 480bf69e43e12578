import type { ComponentProps, ReactNode } from 'react';
import { MapIcon } from '#site/ui/map-icon.tsx';
import { PlaceList } from './place-list.tsx';
import { Section } from '#site/ui/section.tsx';
import styles from './places-map.module.css';

interface Props extends ComponentProps<typeof PlaceList> {
  readonly heading: string;
  readonly lead: string;
  /** The island with city and type. */
  readonly filters?: ReactNode;
  /** The island with the map itself. */
  readonly panel?: ReactNode;
}

/** The legend: four types and the partners' seal (specification 1, section 2). */
const legendKinds = ['school', 'attraction', 'cafe', 'accommodation', 'partner'] as const;

/** Filters, map, the list of the same places and the legend. */
export function PlacesMap({ heading, lead, filters, panel, ...list }: Props) {
  const { words } = list;
  return (
    <Section layout="band" headingId="map-title" heading={heading} lead={lead}>
      <div id="map" className={styles.map} data-open-words={JSON.stringify(list.labels.now)}>
        {filters}
        <a href="#map-list" className={styles.skip}>
          {words.skip}
        </a>
        <div className={styles.box}>
          {panel}
          <PlaceList {...list} />
        </div>
        <div className={styles.foot}>
          <ul className={styles.legend} aria-label={words.legend}>
            {legendKinds.map((kind) => (
              <li key={kind}>
                <MapIcon kind={kind} />
                {kind === 'partner' ? words.partner : words.kinds[kind]}
              </li>
            ))}
          </ul>
          <p id="street-map-note" className={`muted ${styles.note}`}>
            {words.streetNote}
          </p>
        </div>
      </div>
    </Section>
  );
}
