import { useEffect, useRef, type ReactNode } from 'react';
import type { MapCopy } from '#content/copy/map.ts';
import type { Locale } from '#content/locale.ts';
import type { MapFilter } from '#domain/map-filters.ts';
import { formatDistance, metresBetween, type Position } from './locate.ts';
import { MapIcon } from './map-icon.tsx';
import { markerKind, moreHref, type MapPlace } from './map-place.ts';
import styles from './place-list.module.css';

interface Props {
  readonly places: readonly MapPlace[];
  readonly filter: MapFilter;
  readonly words: MapCopy;
  readonly locale: Locale;
  readonly selected: string | undefined;
  readonly position: Position | undefined;
  /** On a narrow screen: all of them, not only the first. */
  readonly expanded: boolean;
  /** A line on a place in its row. */
  readonly summary?: ((place: MapPlace) => ReactNode) | undefined;
  /** What is known of a place, for a page without JavaScript. */
  readonly facts: (place: MapPlace) => ReactNode;
  readonly onExpand: () => void;
  readonly onChoose: (id: string) => void;
  readonly onFocus: (id: string) => void;
  readonly onHover: (id: string | undefined) => void;
}

/** The same places as on the map, in step with it. */
export function PlaceList({ places, filter, words, locale, selected, position, ...on }: Props) {
  const { list } = words;
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = scroller.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (row) scrollWithin(scroller.current, row);
  }, [selected]);

  const count = list.found[places.length === 1 ? 'one' : 'other'];
  const found = count.replace('{count}', `${places.length}`);
  return (
    <div
      ref={scroller}
      className={styles.list}
      data-expanded={on.expanded || undefined}
      id="map-list"
      tabIndex={-1}
    >
      <h3 className={styles.found} aria-live="polite">
        {found}
        {filter.city !== 'all' && ` ${list.where[filter.city]}`}
        {position && <small>{list.nearest}</small>}
      </h3>
      {places.length === 0 && <p className={styles.none}>{list.none}</p>}
      <ul className={styles.rows} aria-label={list.label}>
        {places.map((place) => (
          <li key={place.id}>
            <button
              type="button"
              className={styles.row}
              data-place={place.id}
              aria-current={place.id === selected || undefined}
              onClick={() => on.onChoose(place.id)}
              onFocus={({ target }) => {
                if (target.matches(':focus-visible')) on.onFocus(place.id);
              }}
              onMouseEnter={() => on.onHover(place.id)}
              onMouseLeave={() => on.onHover(undefined)}
            >
              <MapIcon kind={markerKind(place)} />
              <b>{place.name}</b>
              <small>{detailsOf(place, words, filter, locale, position)}</small>
              {on.summary && <small className={styles.summary}>{on.summary(place)}</small>}
            </button>
            <noscript>
              <Description place={place} words={words} locale={locale}>
                {on.facts(place)}
              </Description>
            </noscript>
          </li>
        ))}
      </ul>
      {places.length > 0 && (
        <button type="button" className={styles.all} onClick={on.onExpand}>
          {list.all.replace('{count}', `${places.length}`)}
        </button>
      )}
    </div>
  );
}

/** What the popup would say. */
function Description({
  place,
  words,
  locale,
  children,
}: Pick<Props, 'words' | 'locale'> & { place: MapPlace; children: ReactNode }) {
  const more = moreHref(place, locale);
  return (
    <div className={styles.description}>
      <p>
        {place.description}{' '}
        {more && <a href={more}>{words.more[place.attraction ? 'attraction' : 'partner']}</a>}
      </p>
      {children}
    </div>
  );
}

function detailsOf(
  place: MapPlace,
  { kinds, filters, partnerMark }: MapCopy,
  { city }: MapFilter,
  locale: Locale,
  position: Position | undefined,
): string {
  const where = place.outside ?? (city === 'all' ? filters.cities[place.city] : undefined);
  const away = position && formatDistance(metresBetween(position, place), locale);
  const parts = [kinds[place.type], where, place.isPartner && partnerMark, away];
  return parts.filter(Boolean).join(' · ');
}

/** Scrolls the list alone: the page stays where it is. */
function scrollWithin(scroller: HTMLElement | null, row: HTMLElement): void {
  if (!scroller || scroller.scrollHeight <= scroller.clientHeight) return;
  const heading = scroller.firstElementChild?.clientHeight ?? 0;
  const top = row.offsetTop - heading;
  const bottom = row.offsetTop + row.offsetHeight - scroller.clientHeight;
  if (scroller.scrollTop > top) scroller.scrollTop = top;
  else if (scroller.scrollTop < bottom) scroller.scrollTop = bottom;
}
