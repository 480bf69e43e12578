import { useEffect, useEffectEvent } from 'react';
import type { MapText } from '#content/text/map.ts';
import type { Locale } from '#content/locale.ts';
import type { MapFilter } from './map-filters.ts';
import { placeAt, rowOf } from './list-rows.ts';
import { formatDistance, metresBetween, type Position } from '#site/lib/locate.ts';
import type { MapPlace } from './map-place.ts';

interface Shown {
  /** In the order of the list. */
  readonly places: readonly MapPlace[];
  readonly city: MapFilter['city'];
  readonly position: Position | undefined;
  readonly selected: string | undefined;
  readonly text: Pick<MapText['list'], 'found' | 'nearest' | 'where'>;
  readonly locale: Locale;
}

interface Actions {
  readonly onChoose: (id: string) => void;
  /** Called when a row gets the keyboard focus. */
  readonly onFocus: (id: string) => void;
  readonly onHover: (id: string | undefined) => void;
  /** Called for Escape anywhere in the map and its list. */
  readonly onEscape: () => void;
}

const listIn = (map: Element | undefined) => map?.querySelector<HTMLElement>('#map-list');

/**
 * Synchronises the list of the document with the map. The document has all places with their facts; those that the
 * filter excludes are hidden.
 * @param map The element that contains both; undefined until the island is hydrated.
 */
export function usePlaceList(map: Element | undefined, shown: Shown, actions: Actions): void {
  const { places, city, position, selected, text, locale } = shown;
  const choose = useEffectEvent(actions.onChoose);
  const focus = useEffectEvent(actions.onFocus);
  const hover = useEffectEvent(actions.onHover);
  const escape = useEffectEvent(actions.onEscape);

  useEffect(() => {
    const list = listIn(map);
    if (!map || !list) return;
    const listening = new AbortController();
    const on = (type: string, act: (event: Event) => void, element: Element = list) =>
      element.addEventListener(type, act, listening);
    on('click', (event) => {
      const id = placeAt(event);
      if (id) choose(id);
    });
    on('focusin', (event) => {
      const id = placeAt(event);
      if (id && (event.target as Element).matches(':focus-visible')) focus(id);
    });
    on('mouseover', (event) => hover(placeAt(event)));
    on('mouseleave', () => hover(undefined));
    // An open dialog handles the key itself.
    const pressed = (event: Event) => {
      const inDialog = (event.target as Element).closest('dialog');
      if ((event as KeyboardEvent).key === 'Escape' && !inDialog) escape();
    };
    on('keydown', pressed, map);
    return () => listening.abort();
  }, [map]);

  useEffect(() => {
    const list = listIn(map);
    if (list) showPlaces(list, { places, city, position, text, locale });
  }, [map, places, city, position, text, locale]);

  useEffect(() => {
    const row = map && selected && rowOf(map, selected);
    if (!row) return;
    row.setAttribute('aria-current', 'true');
    return () => row.removeAttribute('aria-current');
  }, [map, selected]);
}

function showPlaces(
  list: HTMLElement,
  { places, city, position, text, locale }: Omit<Shown, 'selected'>,
): void {
  const part = (name: string) => list.querySelector<HTMLElement>(`[data-${name}]`);
  const say = (name: string, line: string) => {
    const element = part(name);
    // Setting the same text again would be announced again.
    if (element && element.textContent !== line) element.textContent = line;
  };
  const count = `${places.length}`;
  const found = text.found[places.length === 1 ? 'one' : 'other'].replace('{count}', count);
  say('found', city === 'all' ? found : `${found} ${text.where[city]}`);
  say('nearest', position ? text.nearest : '');
  part('none')?.toggleAttribute('hidden', places.length > 0);
  for (const row of list.querySelectorAll<HTMLElement>('button[data-place]')) {
    row.parentElement?.toggleAttribute('hidden', true);
  }
  for (const place of places) {
    const row = rowOf(list, place.id);
    const item = row?.parentElement;
    if (!row || !item) continue;
    item.hidden = false;
    if (!position) continue;
    item.parentElement?.append(item);
    const distance = row.querySelector('[data-distance]');
    const away = formatDistance(metresBetween(position, place), locale);
    if (distance) distance.textContent = ` · ${away}`;
  }
}
