import type { MapText } from '#content/text/map.ts';
import type { MapPlaceEntry } from './read.ts';
import { shownPlaces, type MapFilter } from './map-filters.ts';
import { Fold } from '#site/ui/fold.tsx';
import { MapIcon, markerKind } from './map-icon.tsx';
import { OpenBadge } from './open-badge.tsx';
import type { CardText } from './attraction-card.tsx';
import { PlaceDetails } from './place-details.tsx';
import styles from './place-list.module.css';
import { walkText } from './walk-text.ts';

interface Props extends CardText {
  readonly places: readonly MapPlaceEntry[];
  readonly filter: MapFilter;
  readonly text: MapText;
}

/**
 * All places of the map with what is known of them, folded unless a filter chooses some; what it leaves out is hidden.
 * The island `map` holds the list in step by the data attributes, and shows the details of a place beside its marker.
 */
export function PlaceList({ places, filter, text, ...card }: Props) {
  const { list } = text;
  const shown = new Set(shownPlaces(places, filter));
  const all = shownPlaces(places, { city: 'all', type: 'all' });
  const found = list.found[shown.size === 1 ? 'one' : 'other'].replace('{count}', `${shown.size}`);
  return (
    <div className={styles.list} id="map-list" tabIndex={-1}>
      <h3 className={styles.found} aria-live="polite">
        <span data-found>
          {filter.city === 'all' ? found : `${found} ${list.where[filter.city]}`}
        </span>
        <small data-nearest />
      </h3>
      <p className={styles.none} data-none hidden={shown.size > 0}>
        {list.none}
      </p>
      <Fold label={list.see} open={shown.size < all.length}>
        <ul className={styles.rows} aria-label={list.label}>
          {all.map((place) => (
            <li key={place.id} hidden={!shown.has(place)}>
              <Row place={place} text={text} placeText={card.placeText} />
              <PlaceDetails place={place} text={text} {...card} />
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

interface RowProps extends Pick<Props, 'text' | 'placeText'> {
  readonly place: MapPlaceEntry;
}

/** The name of a place, what it is, the walk from its station, and whether it is open. */
function Row({ place, text, placeText }: RowProps) {
  const { id, name, type, city, outside, isPartner, station, opening } = place;
  return (
    <button type="button" className={styles.row} data-place={id}>
      <MapIcon kind={markerKind(place)} />
      <b>{name}</b>
      <small>
        <span data-kind>{`${text.kinds[type]} · ${outside ?? text.filters.cities[city]}`}</span>
        {isPartner && ` · ${text.partnerMark}`}
        <span data-distance />
      </small>
      <small className={styles.summary}>
        {station?.walk !== undefined && (
          <span>{`${placeText.station}: ${station.name}, ${walkText(station.walk, placeText.walk)}`}</span>
        )}
        {opening && <OpenBadge hours={opening} />}
      </small>
    </button>
  );
}
