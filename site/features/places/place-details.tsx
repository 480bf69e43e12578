import { memo } from 'react';
import type { MapText } from '#content/text/map.ts';
import type { MapPlaceEntry } from './read-map-places.ts';
import { AddToTrip } from '#site/ui/add-to-trip.tsx';
import { DriverCard } from './driver-card.tsx';
import { LineIcon } from '#site/ui/line-icon.tsx';
import { MapApps } from './map-apps.tsx';
import { Share } from '#site/ui/share.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { CardText } from './attraction-card.tsx';
import styles from './place-details.module.css';
import { PlaceFacts } from './place-facts.tsx';
import { SceneLinks } from './scene-links.tsx';

interface Props extends CardText {
  readonly place: MapPlaceEntry;
  readonly text: Pick<MapText, 'gettingThere' | 'more'>;
  /** Whether it can be added to the visitor's trip from here. */
  readonly adds?: boolean;
}

/** The facts of a place of the map, with its links; a list of all need not render them again. */
export const PlaceDetails = memo(function PlaceDetails({ place, text, adds, ...card }: Props) {
  const { placeText, locale } = card;
  const { id, type, name, hangul, description, attraction, links, scenes } = place;
  // Where one studies or sleeps is no stop of a trip.
  const isStop = type !== 'school' && type !== 'accommodation';
  return (
    <>
      <p className={`note ${styles.text}`}>{keepNames(description)}</p>
      <SceneLinks scenes={scenes} label={placeText.scenes.here} />
      <div className={styles.links}>
        {links.more && (
          <a href={links.more} className={styles.more}>
            {text.more[attraction ? 'attraction' : 'partner']}
          </a>
        )}
        {links.school && (
          <a href={links.school} className={styles.more}>
            {text.more.school}
          </a>
        )}
        {adds && isStop && (
          <AddToTrip key={id} stop={id} name={name} text={placeText.add} look="link" />
        )}
      </div>
      <PlaceFacts place={place} {...card} />
      {hangul && (
        <details className={styles.actions}>
          <summary>
            {text.gettingThere}
            <LineIcon path="m6 9 6 6 6-6" />
          </summary>
          <div>
            <DriverCard
              goal={{ ...place, hangul, id: `place-${id}` }}
              text={placeText}
              locale={locale}
            />
            <MapApps place={{ ...place, name: hangul }} locale={locale} />
            <Share title={name} to={links.share} text={placeText.share} />
          </div>
        </details>
      )}
    </>
  );
});
