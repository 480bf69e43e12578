import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { MapCopy } from '#content/copy/map.ts';
import type { Locale } from '#content/locale.ts';
import { placeAsked, placesShown, type MapFilter } from '#domain/map-filters.ts';
import { metresBetween, type Position } from './locate.ts';
import { MapFilterBar } from './map-filter-bar.tsx';
import { MapIcon } from './map-icon.tsx';
import { MapPanel } from './map-panel.tsx';
import { legendKinds, type MapPlace } from './map-place.ts';
import { PlaceList } from './place-list.tsx';
import styles from './places-map.module.css';
import type { Selection } from './selection.ts';
import { useMapFilter } from './use-map-filter.ts';

interface Props<Place extends MapPlace> {
  /** The anchor that the filters' plain links come back to. */
  readonly id: string;
  readonly places: readonly Place[];
  /** The filter of the address as the server read it (`readMapFilter`). */
  readonly rendered: MapFilter;
  readonly words: MapCopy;
  readonly locale: Locale;
  /** Said of links that open a new tab. */
  readonly newTab: string;
  /** The visitor allows contents of other services; may change at any time. */
  readonly consented: boolean;
  /** A line on a place in its row of the list. */
  readonly summary?: (place: Place) => ReactNode;
  /** What is known of a place: in its popup, and in the list of a page without JavaScript. */
  readonly facts?: (place: Place) => ReactNode;
  /** More to do with a place, at the foot of its popup: the driver card, links to map apps. */
  readonly actions?: (place: Place) => ReactNode;
}

/** The interactive map: filters, map, the list of the same places and the legend. */
export function PlacesMap<Place extends MapPlace>({
  id,
  places,
  rendered,
  words,
  locale,
  summary,
  facts,
  actions,
  ...shared
}: Props<Place>) {
  const { filter, query, hrefTo, choose, keepPlace } = useMapFilter(rendered);
  const { city, type } = filter;
  const [chosen, setSelection] = useState<Selection>();
  const [hovered, setHovered] = useState<string>();
  const [position, setPosition] = useState<Position>();
  const [expanded, setExpanded] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const returning = useRef(false);

  const shown = useMemo(() => {
    const list = placesShown(places, { city, type });
    if (!position) return list;
    return list.sort((a, b) => metresBetween(position, a) - metresBetween(position, b));
  }, [places, city, type, position]);
  const asked = query && placeAsked(shown, query)?.id;
  const linked = useMemo(() => asked && ({ id: asked, by: 'link' } as const), [asked]);
  const selection = chosen ?? (linked || undefined);
  const selected = shown.find((place) => place.id === selection?.id);

  function ofPlace(place: string, render: ((place: Place) => ReactNode) | undefined) {
    const own = shown.find((candidate) => candidate.id === place);
    return own && render?.(own);
  }

  /** Closes the popup; the focus goes back to what opened it, if it was inside. */
  function close() {
    const inside = root.current?.querySelector('[role=dialog]')?.contains(document.activeElement);
    if (inside && selection) {
      const opener = selection.by === 'marker' ? '[role=button]' : 'button';
      returning.current = true;
      root.current
        ?.querySelector<HTMLElement>(`${opener}[data-place="${selection.id}"]`)
        ?.focus({ preventScroll: true });
      returning.current = false;
    }
    setSelection(undefined);
    if (query?.has('place')) keepPlace(undefined);
  }

  function open(place: string, by: 'marker' | 'row') {
    setSelection({ id: place, by });
    keepPlace(place);
  }

  function onKeyDown({ key, target }: KeyboardEvent) {
    // A dialog that stands open over the page takes the key for itself.
    if (key === 'Escape' && selected && !(target as Element).closest('dialog')) close();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the popup from anywhere inside
    <div ref={root} id={id} className={styles.map} onKeyDown={onKeyDown}>
      <MapFilterBar
        places={places}
        filter={filter}
        words={words.filters}
        hrefTo={(next) => hrefTo(next, id)}
        onChoose={choose}
      />
      <a href="#map-list" className={styles.skip}>
        {words.skip}
      </a>
      <div className={styles.box}>
        <MapPanel
          {...shared}
          places={shown}
          city={city}
          selection={selected && selection}
          hovered={hovered}
          words={words}
          locale={locale}
          facts={({ id: place }) => ofPlace(place, facts)}
          actions={({ id: place }) => ofPlace(place, actions)}
          onSelect={(place) => open(place, 'marker')}
          onHover={setHovered}
          onClose={close}
          onPosition={setPosition}
        />
        <PlaceList
          places={shown}
          filter={filter}
          words={words}
          locale={locale}
          selected={selected?.id}
          position={position}
          expanded={expanded}
          summary={summary && (({ id: place }) => ofPlace(place, summary))}
          facts={({ id: place }) => ofPlace(place, facts)}
          onExpand={() => setExpanded(true)}
          onChoose={(place) => open(place, 'row')}
          onFocus={(place) => {
            if (!returning.current) setSelection({ id: place, by: 'focus' });
          }}
          onHover={setHovered}
        />
      </div>
      <div className={styles.foot}>
        <ul className={styles.legend} aria-label={words.legend}>
          {legendKinds.map((kind) => (
            <li key={kind}>
              <MapIcon kind={kind} />
              {kind === 'partner' ? words.partner : words.kinds[kind]}
            </li>
          ))}
        </ul>
        <p id="street-map-note" className={styles.note}>
          {words.street.note}
        </p>
      </div>
    </div>
  );
}
