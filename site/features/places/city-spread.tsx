import type { ReactNode } from 'react';
import type { BaseMap } from '#site/lib/read-base-map.ts';
import type { EmbedLink } from '#site/lib/read-embed.ts';
import type { SpreadText } from '#content/text/city-spread.ts';
import type { PlaceText } from '#content/text/place-text.ts';
import { LineSignIcon } from '#site/ui/drawn-map/line-sign.tsx';
import { linesOf, type CityPlace, type Numbered } from './city-drawing.ts';
import styles from './city-spread.module.css';

export interface SpreadProps {
  readonly places: readonly CityPlace[];
  readonly base: BaseMap;
  readonly text: SpreadText;
  readonly placeText: Pick<PlaceText, 'exit'>;
  /** The way to the code by which other websites show the map. */
  readonly embed: EmbedLink;
}

interface Props extends Omit<SpreadProps, 'places'> {
  readonly city: 'seoul' | 'busan';
  /** In the order of their numbers. */
  readonly inOrder: readonly Numbered[];
  readonly className?: string | undefined;
  /** The drawn map. */
  readonly children: ReactNode;
}

/** The places of a city on its drawn map, and as a list of links to their cards. */
export function CitySpread({
  city,
  inOrder,
  base,
  text,
  placeText,
  embed,
  className = '',
  children,
}: Props) {
  return (
    <section aria-labelledby="city-map" className={`${styles.spread} ${className}`}>
      <div className={`wrap ${styles.head}`}>
        <p lang="ko" aria-hidden="true">
          {text.hangul}
        </p>
        <h2 id="city-map">{text.heading}</h2>
        <p>{text.lead}</p>
      </div>
      {children}
      <div className="wrap">
        <ol className={`ruled ${styles.list}`}>
          {inOrder.map((place) => (
            <li key={place.id}>
              <b aria-hidden="true">{place.number}</b>
              <div>
                <a href={`#${place.id}`}>{place.name}</a>
                <span lang="ko">{place.hangul}</span>
                {place.station && (
                  <p className="note">
                    {linesOf(place, city, base).map(({ id, sign, colour }) => (
                      <LineSignIcon key={id} sign={sign} colour={colour} size={19} />
                    ))}{' '}
                    {place.station.name}
                    {place.station.exit &&
                      `, ${placeText.exit.replace('{exit}', place.station.exit)}`}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
        <p className={`note ${styles.note}`}>
          {text.note} <a href={embed.href}>{embed.label}</a>
        </p>
      </div>
    </section>
  );
}
