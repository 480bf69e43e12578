import type { ComponentProps, ReactNode } from 'react';
import type { MetroLine } from '#site/lib/read-base-map.ts';
import { LineSignIcon } from '#site/ui/drawn-map/line-sign.tsx';
import { MapIcon, placeKinds } from './map-icon.tsx';
import { PlaceList } from './place-list.tsx';
import { Section } from '#site/ui/section.tsx';
import styles from './places-map.module.css';

interface Props extends ComponentProps<typeof PlaceList> {
  readonly heading: string;
  readonly lead: string;
  /** The metro lines that the map draws. */
  readonly lines: readonly MetroLine[];
  /** The island with city and type. */
  readonly filters?: ReactNode;
  /** The island with the map itself. */
  readonly panel?: ReactNode;
}

/** The legend: every kind of marker. */
const legendKinds = [...placeKinds, 'partner'] as const;

/** Filters, map, the list of the same places and the legend. */
export function PlacesMap({ heading, lead, lines, filters, panel, ...list }: Props) {
  const { text } = list;
  return (
    <Section layout="band" headingId="map-title" heading={heading} lead={lead}>
      <div id="map" className={styles.map} data-open-words={JSON.stringify(list.placeText.now)}>
        {filters}
        <a href="#map-list" className={styles.skip}>
          {text.skip}
        </a>
        <div className={styles.box}>
          {panel}
          <PlaceList {...list} />
        </div>
        <div className={`row ${styles.foot}`}>
          <ul className={`row ${styles.legend}`} aria-label={text.legend}>
            {legendKinds.map((kind) => (
              <li key={kind}>
                <MapIcon kind={kind} />
                {kind === 'partner' ? text.partner : text.kinds[kind]}
              </li>
            ))}
          </ul>
          {(['seoul', 'busan'] as const).map((city) => (
            <div key={city} className={styles.lines}>
              <p id={`lines-${city}`}>{text.metro[city]}</p>
              <ul aria-labelledby={`lines-${city}`}>
                {lines
                  .filter((line) => line.city === city)
                  .map(({ id, sign, colour, name }) => (
                    <li key={id}>
                      <LineSignIcon sign={sign} colour={colour} />
                      <span className="visually-hidden">{name[list.locale]}</span>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
          <p id="street-map-note" className={`muted ${styles.note}`}>
            {text.streetNote}
          </p>
        </div>
      </div>
    </Section>
  );
}
