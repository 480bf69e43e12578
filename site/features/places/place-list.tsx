import type { Position } from '#content/position.ts';
import { useState } from 'react';
import { formatDistance, metresBetween } from '#site/lib/locate.ts';
import type { MapPlaceEntry } from './read-map-places.ts';
import { passes, type MapFilter } from './map-filters.ts';
import { kindText, type PlacesMapText } from './map-text.ts';
import { Fold } from '#site/ui/fold.tsx';
import { MapIcon, markerKind } from './map-icon.tsx';
import { OpenBadge } from './open-badge.tsx';
import type { CardText } from './attraction-card.tsx';
import { PlaceDetails } from './place-details.tsx';
import styles from './place-list.module.css';
import { walkText } from './walk-text.ts';

interface Actions {
  readonly onChoose: (id: string) => void;
  /** Called when a row gets the keyboard focus. */
  readonly onFocus: (id: string) => void;
  readonly onHover: (id: string | undefined) => void;
}

interface Props extends CardText, Actions {
  /** All places, in the order of the list. */
  readonly places: readonly MapPlaceEntry[];
  readonly filter: MapFilter;
  /** That of the visitor, from whom the rows say the distance. */
  readonly position: Position | undefined;
  readonly selected: string | undefined;
  readonly text: PlacesMapText;
}

/**
 * All places of the map, folded unless a filter chooses some; what it leaves out is hidden. Without JavaScript each has
 * its details below; otherwise the popup of the map shows them.
 */
export function PlaceList({ places, filter, position, selected, ...props }: Props) {
  const { text, placeText, locale } = props;
  const { list } = text;
  const count = places.filter((place) => passes(place, filter)).length;
  const found = list.found[count === 1 ? 'one' : 'other'].replace('{count}', `${count}`);
  const [open] = useState(count < places.length);
  return (
    <div className={styles.list} id="map-list" tabIndex={-1}>
      <h3 className={styles.found} aria-live="polite">
        <span>{filter.city === 'all' ? found : `${found} ${list.where[filter.city]}`}</span>
        <small>{position && list.nearest}</small>
      </h3>
      {count === 0 && <p className={styles.none}>{list.none}</p>}
      <Fold label={list.see} open={open}>
        <ul className={styles.rows} aria-label={list.label}>
          {places.map((place) => (
            <li key={place.id} hidden={!passes(place, filter)}>
              <Row
                {...props}
                place={place}
                isSelected={place.id === selected}
                metres={position && metresBetween(position, place)}
              />
              {place.id !== selected && (
                <div className={styles.details}>
                  <PlaceDetails place={place} text={text} placeText={placeText} locale={locale} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

interface RowProps extends CardText, Actions {
  readonly place: MapPlaceEntry;
  readonly isSelected: boolean;
  /** From the visitor. */
  readonly metres: number | undefined;
  readonly text: PlacesMapText;
}

/** The name of a place, what it is, the walk from its station, and whether it is open. */
function Row({ place, isSelected, metres, text, placeText, locale, ...act }: RowProps) {
  const { id, name, isPartner, station, opening } = place;
  return (
    <button
      type="button"
      className={styles.row}
      data-place={id}
      aria-current={isSelected || undefined}
      onClick={() => act.onChoose(id)}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) act.onFocus(id);
      }}
      onMouseEnter={() => act.onHover(id)}
      onMouseLeave={() => act.onHover(undefined)}
    >
      <MapIcon kind={markerKind(place)} />
      <b>{name}</b>
      <small>
        <span>{kindText(place, text)}</span>
        {isPartner && ` · ${text.partnerMark}`}
        {metres !== undefined && ` · ${formatDistance(metres, locale)}`}
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
