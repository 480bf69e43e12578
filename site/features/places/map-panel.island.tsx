import '#site/styles/map-colors.css';
import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { replaceQuery } from '#site/lib/change-query.ts';
import { useQuery } from '#site/lib/query.ts';
import type { Locale } from '#content/locale.ts';
import { requestedPlace, shownPlaces, readMapFilter } from './map-filters.ts';
import { rowOf } from './list-rows.ts';
import { metresBetween, type Position } from '#site/lib/locate.ts';
import { addStylesheet } from '#site/lib/add-stylesheet.ts';
import canvasStyles from './map-canvas.css?url';
import type { MapCanvasProps } from './map-canvas.tsx';
import type { PlacesMapText } from './map-text.ts';
import styles from './map-panel.module.css';
import type { MapPlace } from './map-place.ts';
import type { Selection } from './selection.ts';
import { usePlaceList } from './use-place-list.ts';

interface Props {
  readonly places: readonly MapPlace[];
  /** The query for which the document was rendered. */
  readonly rendered: string;
  readonly text: PlacesMapText;
  readonly locale: Locale;
}

/** The code and styles of the map, loaded together: Astro would link the CSS module of a lazy import in the document. */
const loadCanvas = () => Promise.all([import('./map-canvas.tsx'), addStylesheet(canvasStyles)]);

/** The map of the places; the document has the list of the same places beside it. */
export function MapPanel({ places, rendered, text, locale }: Props) {
  const query = useQuery(rendered);
  const { city, type } = readMapFilter(query);
  const [chosen, setChosen] = useState<Selection>();
  const [hovered, setHovered] = useState<string>();
  const [position, setPosition] = useState<Position>();
  const [map, setMap] = useState<Element>();
  const [Canvas, setCanvas] = useState<ComponentType<MapCanvasProps>>();
  const [failed, setFailed] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const returning = useRef(false);

  const shown = useMemo(() => {
    const list = shownPlaces(places, { city, type });
    if (!position) return list;
    return list.sort((a, b) => metresBetween(position, a) - metresBetween(position, b));
  }, [places, city, type, position]);
  const linked = requestedPlace(shown, query)?.id;
  const selection = useMemo(
    () => chosen ?? (linked ? ({ id: linked, by: 'link' } as const) : undefined),
    [chosen, linked],
  );
  const selected = shown.find((place) => place.id === selection?.id);

  usePlaceList(
    map,
    { places: shown, city, position, selected: selected?.id, text: text.list, locale },
    {
      onChoose: (id) => open(id, 'row'),
      onFocus: (id) => {
        if (!returning.current) setChosen({ id, by: 'focus' });
      },
      onHover: setHovered,
      onEscape: () => selected && close(),
    },
  );

  useEffect(() => setMap(panel.current?.closest('#map') ?? undefined), []);

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

  /** Closes the popup; if it had the focus, that returns to the element that opened it. */
  function close() {
    const { current: element } = panel;
    const inside = element?.querySelector('[role=dialog]')?.contains(document.activeElement);
    if (inside && map && selection) {
      const marker = `[role=button][data-place="${CSS.escape(selection.id)}"]`;
      const opener =
        selection.by === 'marker'
          ? element?.querySelector<HTMLElement>(marker)
          : rowOf(map, selection.id);
      returning.current = true;
      opener?.focus({ preventScroll: true });
      returning.current = false;
    }
    setChosen(undefined);
    keepPlace(undefined);
  }

  function open(id: string, by: 'marker' | 'row') {
    setChosen({ id, by });
    keepPlace(id);
  }

  return (
    <div ref={panel} className={styles.panel}>
      {Canvas && map ? (
        <Canvas
          map={map}
          places={shown}
          city={city}
          selection={selected && selection}
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
  );
}

/** Opens a place when the URL of the current page changes to its link. */
function keepPlace(id: string | undefined): void {
  replaceQuery((query) => {
    if (id === undefined) query.delete('place');
    else query.set('place', id);
  });
}
