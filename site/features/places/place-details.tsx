import type { MapText } from '#content/text/map.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import type { MapPlaceEntry } from './read.ts';
import { DriverCard } from './driver-card.tsx';
import { LineIcon } from '#site/ui/line-icon.tsx';
import { MapApps } from './map-apps.tsx';
import { Share } from '#site/ui/share.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { CardText } from './attraction-card.tsx';
import styles from './place-details.module.css';
import { cardPage, placePath } from './place-path.ts';
import { PlaceFacts } from './place-facts.tsx';

interface Props extends CardText {
  readonly place: MapPlaceEntry;
  readonly text: Pick<MapText, 'gettingThere' | 'more'>;
}

/** The facts of a place of the map, with its links. */
export function PlaceDetails({ place, text, ...card }: Props) {
  const { placeText, locale } = card;
  const { id, name, hangul, description, attraction } = place;
  const school = place.type === 'school' ? `${pathTo('schools', locale)}#${id}` : undefined;
  const more = moreHref(place, locale);
  return (
    <div data-details>
      <p className={`note ${styles.text}`}>{keepNames(description)}</p>
      <PlaceFacts place={place} {...card} />
      {more && (
        <a href={more} className={styles.more}>
          {text.more[attraction ? 'attraction' : 'partner']}
        </a>
      )}
      {school && (
        <a href={school} className={styles.more}>
          {text.more.school}
        </a>
      )}
      {hangul && (
        <details className={styles.actions}>
          <summary>
            {text.gettingThere}
            <LineIcon path="m6 9 6 6 6-6" />
          </summary>
          <div>
            <DriverCard goal={{ ...place, hangul, id: `place-${id}` }} text={placeText} />
            <MapApps place={{ ...place, name: hangul }} locale={locale} />
            <Share
              title={name}
              to={placePath({ ...place, place: id }, locale)}
              text={placeText.share}
            />
          </div>
        </details>
      )}
    </div>
  );
}

/** A link to the place's card, if it has one. */
function moreHref(place: MapPlaceEntry, locale: Locale) {
  const { attraction, isPartner } = place;
  if (attraction) return `${pathTo(cardPage(place), locale)}#${attraction}`;
  return isPartner ? `${pathTo('study', locale)}#academias-partner` : undefined;
}
