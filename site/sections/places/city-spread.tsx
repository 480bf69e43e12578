import type { BaseMap } from '#content/base-map.server.ts';
import type { SpreadWords } from '#content/copy/city-spread.ts';
import type { PlaceLabels } from '#content/copy/place-labels.ts';
import { BaseSymbols } from '#site/ui/drawn-map/base-map.tsx';
import { LineSignIcon } from '#site/ui/drawn-map/line-sign.tsx';
import { drawBusan } from './busan-drawing.ts';
import { BusanMap } from './busan-map.tsx';
import { linesOf, numbered, type CityPlace } from './city-drawing.ts';
import styles from './city-spread.module.css';
import { SeoulCentre, SeoulMap } from './seoul-map.tsx';

interface Props {
  readonly city: 'seoul' | 'busan';
  readonly places: readonly CityPlace[];
  readonly base: BaseMap;
  readonly words: SpreadWords;
  readonly labels: Pick<PlaceLabels, 'exit'>;
}

/** The places of a city on its drawn map, and as a list of links to their cards. */
export function CitySpread({ city, places, base, words, labels }: Props) {
  const inOrder = city === 'busan' ? drawBusan(places, base).order : numbered(places);
  return (
    <section aria-labelledby="city-map" className={`${styles.spread} ${styles[city]}`}>
      <div className={`wrap ${styles.head}`}>
        <p lang="ko" aria-hidden="true">
          {words.hangul}
        </p>
        <h2 id="city-map">{words.heading}</h2>
        <p>{words.lead}</p>
      </div>
      {city === 'seoul' ? (
        <div className={styles.sheet}>
          <BaseSymbols base={base} regions={['seoul']} />
          <SeoulMap places={places} base={base} words={words} />
          <SeoulCentre places={places} base={base} words={words} />
        </div>
      ) : (
        <div className={styles.strip} data-scrolls-sideways>
          <BusanMap places={places} base={base} words={words} />
        </div>
      )}
      <div className="wrap">
        {words.slide && <p className={styles.slide}>{words.slide}</p>}
        <ol className={styles.list}>
          {inOrder.map((place) => (
            <li key={place.id}>
              <b aria-hidden="true">{place.number}</b>
              <div>
                <a href={`#${place.id}`}>{place.name}</a>
                <span lang="ko">{place.hangul}</span>
                {place.station && (
                  <p>
                    {linesOf(place, city, base).map(({ id, sign, colour }) => (
                      <LineSignIcon key={id} sign={sign} colour={colour} size={19} />
                    ))}{' '}
                    {place.station.name}
                    {place.station.exit && `, ${labels.exit.replace('{exit}', place.station.exit)}`}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
        <p className={styles.note}>{words.note}</p>
      </div>
    </section>
  );
}
