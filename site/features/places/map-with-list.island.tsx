import type { Position } from '#content/position.ts';
import '#site/styles/map-colors.css';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ComponentType } from 'react';
import { setParameter } from '#site/lib/change-query.ts';
import { useQuery } from '#site/lib/query.ts';
import { passes, readMapFilter, requestedPlace, shownPlaces, unfiltered } from './map-filters.ts';
import { metresBetween } from '#site/lib/locate.ts';
import { addStylesheet } from '#site/lib/add-stylesheet.ts';
import type { CardText } from './attraction-card.tsx';
import canvasStyles from './map-canvas.css?url';
import type { MapCanvasProps } from './map-canvas.tsx';
import type { PlacesMapText } from './map-text.ts';
import styles from './map-with-list.module.css';
import { PlaceDetails } from './place-details.tsx';
import { PlaceList } from './place-list.tsx';
import type { MapPlaceEntry } from './read-map-places.ts';
import type { Selection } from './selection.ts';

interface Props extends CardText {
  readonly places: readonly MapPlaceEntry[];
  /** The query for which the document was rendered. */
  readonly rendered: string;
  readonly text: PlacesMapText;
}

/** The code and styles of the map, loaded together: Astro would link the CSS module of a lazy import in the document. */
const loadCanvas = () => Promise.all([import('./map-canvas.tsx'), addStylesheet(canvasStyles)]);

/** The map of the places, and the list of the same places below it. */
export function MapWithList({ places, rendered, text, placeText, locale }: Props) {
  const query = useQuery(rendered);
  const { city, type, scene } = readMapFilter(query);
  const [chosen, setChosen] = useState<Selection>();
  const [hovered, setHovered] = useState<string>();
  const [position, setPosition] = useState<Position>();
  const [Canvas, setCanvas] = useState<ComponentType<MapCanvasProps>>();
  const [failed, setFailed] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const returning = useRef(false);
  const card = { text, placeText, locale };

  const ordered = useMemo(() => {
    const partnersFirst = shownPlaces(places, unfiltered);
    if (!position) return partnersFirst;
    return partnersFirst.toSorted(
      (a, b) => metresBetween(position, a) - metresBetween(position, b),
    );
  }, [places, position]);
  const shown = useMemo(
    () => ordered.filter((place) => passes(place, { city, type, scene })),
    [ordered, city, type, scene],
  );
  const linked = requestedPlace(shown, query)?.id;
  const selection = useMemo(
    () => chosen ?? (linked ? ({ id: linked, by: 'link' } as const) : undefined),
    [chosen, linked],
  );
  const selected = shown.find((place) => place.id === selection?.id);

  useEffect(() => {
    if (Canvas || failed) return;
    loadCanvas().then(
      ([{ MapCanvas }]) => setCanvas(() => MapCanvas),
      () => setFailed(true),
    );
  }, [Canvas, failed]);

  // On phones the map may be out of view when a row of the list is selected.
  useEffect(() => {
    if (selection?.by !== 'row') return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    panel.current?.scrollIntoView({ block: 'nearest', behavior });
  }, [selection]);

  const pressed = useEffectEvent(({ key, target }: KeyboardEvent) => {
    // An open dialog handles the key itself.
    if (key === 'Escape' && selected && !(target as Element).closest('dialog')) close();
  });
  // The filters beside the island are around the popup as well.
  useEffect(() => {
    const map = root.current?.closest<HTMLElement>('#map');
    const press = (event: KeyboardEvent) => pressed(event);
    map?.addEventListener('keydown', press);
    return () => map?.removeEventListener('keydown', press);
  }, []);

  /** Closes the popup; if it had the focus, that returns to the element that opened it. */
  function close() {
    const inside = panel.current?.querySelector('[role=dialog]')?.contains(document.activeElement);
    if (inside && selection) {
      const opener = selection.by === 'marker' ? '[role=button]' : 'button';
      const at = `${opener}[data-place="${CSS.escape(selection.id)}"]`;
      returning.current = true;
      root.current?.querySelector<HTMLElement>(at)?.focus({ preventScroll: true });
      returning.current = false;
    }
    setChosen(undefined);
    setParameter('place', '');
  }

  function open(id: string, by: 'marker' | 'row') {
    setChosen({ id, by });
    setParameter('place', id);
  }

  return (
    <div ref={root} data-guide>
      <div ref={panel} className={styles.panel}>
        {Canvas ? (
          <Canvas
            places={shown}
            city={city}
            selection={selected && selection}
            details={selected && <PlaceDetails place={selected} adds {...card} />}
            hovered={hovered}
            text={text}
            locale={locale}
            onSelect={(id) => open(id, 'marker')}
            onHover={setHovered}
            onClose={close}
            onPosition={setPosition}
          />
        ) : (
          <p role="status" className={styles.waiting}>
            {failed ? text.failed : text.loading}
            {failed && (
              <button type="button" onClick={() => setFailed(false)}>
                {text.retry}
              </button>
            )}
          </p>
        )}
      </div>
      <PlaceList
        places={ordered}
        filter={{ city, type, scene }}
        position={position}
        selected={selected?.id}
        {...card}
        onChoose={(id) => open(id, 'row')}
        onFocus={(id) => {
          if (!returning.current) setChosen({ id, by: 'focus' });
        }}
        onHover={setHovered}
      />
    </div>
  );
}
