import type { ReactNode } from 'react';
import type { MapText } from '#content/text/map.ts';
import type { MetroLine } from '#site/lib/read-base-map.ts';
import { Fold } from '#site/ui/fold.tsx';
import { LineSignIcon } from '#site/ui/drawn-map/line-sign.tsx';
import type { CardText } from './attraction-card.tsx';
import { MapIcon, placeKinds } from './map-icon.tsx';
import { Section } from '#site/ui/section.tsx';
import styles from './places-map.module.css';

interface Props extends CardText {
  readonly heading: string;
  readonly lead: string;
  /** The metro lines that the map draws. */
  readonly lines: readonly MetroLine[];
  /** The island with city and type. */
  readonly filters?: ReactNode;
  /** The island with the map and the list. */
  readonly children: ReactNode;
  readonly text: MapText;
}

/** The legend: every kind of marker. */
const legendKinds = [...placeKinds, 'partner'] as const;

/** Filters, map, the list of the same places and the legend. */
export function PlacesMap({
  heading,
  lead,
  lines,
  filters,
  children,
  text,
  placeText,
  locale,
}: Props) {
  return (
    <Section layout="band" headingId="map-title" heading={heading} lead={lead}>
      <div id="map" className={styles.map} data-props={JSON.stringify(placeText.now)}>
        {filters}
        <a href="#map-list" className={styles.skip}>
          {text.skip}
        </a>
        <div className={styles.box}>{children}</div>
        <div className={`row ${styles.foot}`}>
          <ul className={`row ${styles.legend}`} aria-label={text.legend}>
            {legendKinds.map((kind) => (
              <li key={kind}>
                <MapIcon kind={kind} />
                {kind === 'partner' ? text.partner : text.kinds[kind]}
                {kind === 'restaurant' && ` (${text.unfiltered})`}
              </li>
            ))}
          </ul>
          <Fold label={text.metro.toggle} className={styles.metro}>
            {(['seoul', 'busan'] as const).map((city) => (
              <div key={city} className={styles.lines}>
                <p id={`lines-${city}`}>{text.metro[city]}</p>
                <ul aria-labelledby={`lines-${city}`}>
                  {lines
                    .filter((line) => line.city === city)
                    .map(({ id, sign, colour, name }) => (
                      <li key={id}>
                        <LineSignIcon sign={sign} colour={colour} />
                        <span className="visually-hidden">{name[locale]}</span>
                      </li>
                    ))}
                </ul>
              </div>
            ))}
          </Fold>
          <p id="street-map-note" className={`muted ${styles.note}`}>
            {text.streetNote}
          </p>
        </div>
      </div>
    </Section>
  );
}
