import type { MapCopy } from '#content/copy/map.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import type { MapPlaceEntry } from './read.ts';
import { DriverCard } from './driver-card.tsx';
import { LineIcon } from '#site/ui/line-icon.tsx';
import { MapApps } from './map-apps.tsx';
import { Share } from '#site/ui/share.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { CardWords } from './attraction-card.tsx';
import styles from './place-details.module.css';
import { cardPage, placePath } from './place-path.ts';
import { PlaceFacts } from './place-facts.tsx';

interface Props extends CardWords {
  readonly place: MapPlaceEntry;
  readonly words: Pick<MapCopy, 'gettingThere' | 'more'>;
}

/** The facts of a place of the map, with its links. */
export function PlaceDetails({ place, words, ...card }: Props) {
  const { labels, locale } = card;
  const { id, name, hangul, description, attraction } = place;
  const school = place.type === 'school' ? `${pathTo('schools', locale)}#${id}` : undefined;
  const more = moreHref(place, locale);
  return (
    <div data-details>
      <p className={`note ${styles.text}`}>{keepNames(description)}</p>
      <PlaceFacts place={place} {...card} />
      {more && (
        <a href={more} className={styles.more}>
          {words.more[attraction ? 'attraction' : 'partner']}
        </a>
      )}
      {school && (
        <a href={school} className={styles.more}>
          {words.more.school}
        </a>
      )}
      {hangul && (
        <details className={styles.actions}>
          <summary>
            {words.gettingThere}
            <LineIcon path="m6 9 6 6 6-6" />
          </summary>
          <div>
            <DriverCard goal={{ ...place, hangul, id: `place-${id}` }} labels={labels} />
            <MapApps place={{ ...place, name: hangul }} locale={locale} />
            <Share
              title={name}
              to={placePath({ ...place, place: id }, locale)}
              words={labels.share}
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
