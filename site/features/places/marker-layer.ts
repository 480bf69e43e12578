import { divIcon, marker, point, type Map as LeafletMap, type Marker } from 'leaflet';
import type { MapText } from '#content/text/map.ts';
import { besideGroups, clusterRadius, groupSpots, markRadius, type Group } from './clusters.ts';
import { markerHref, markerKind } from './map-icon.tsx';
import type { MapPlaceEntry } from './read-map-places.ts';

export type MarkerText = Pick<MapText, 'cluster' | 'kinds' | 'partnerMark'>;

interface Options {
  readonly text: MarkerText;
  readonly onSelect: (id: string) => void;
  readonly onHover: (id: string | undefined) => void;
  /** Called when a cluster is selected, with its places. */
  readonly onOpenGroup: (ids: readonly string[]) => void;
}

/** Side (pixels) of the clickable square around an icon, large enough for a finger. */
const HIT = 44;

/**
 * The places as markers. Close ones are clustered into a marker with their number; partners and the selected place are
 * always single.
 */
export function createMarkerLayer(map: LeafletMap, { text, ...on }: Options) {
  let places: readonly MapPlaceEntry[] = [];
  let selected: string | undefined;
  let hovered: string | undefined;
  const markers = new Map<string, Marker>();
  let groups: { readonly group: Group; readonly mark: Marker }[] = [];

  /** Updates the markers for the zoom; the focus of a removed one moves to its replacement. */
  function layOut(): void {
    const focused = document.activeElement;
    const ids = placesOf(focused);
    draw();
    if (!ids || focused?.isConnected) return;
    // The page is scrolled, and never the map within its frame.
    successorOf(ids)?.focus({ preventScroll: true });
    map.getContainer().scrollIntoView({ block: 'nearest' });
  }

  /** The places of a marker. */
  function placesOf(element: Element | null): readonly string[] | undefined {
    const group = groups.find(({ mark }) => mark.getElement() === element);
    if (group) return group.group.ids;
    const own = [...markers].find(([, shown]) => shown.getElement() === element);
    return own && [own[0]];
  }

  /** The marker of the first single one of these places, or the cluster with the first of them. */
  function successorOf(ids: readonly string[]): HTMLElement | undefined {
    const alone = places.find(({ id }) => ids.includes(id) && markers.has(id));
    const mark = alone
      ? markers.get(alone.id)
      : groups.find(({ group }) => group.ids.some((id) => ids.includes(id)))?.mark;
    return mark?.getElement();
  }

  function draw(): void {
    const zoom = map.getZoom();
    const spots = places.map((place) => {
      const { x, y } = map.project([place.lat, place.lng], zoom);
      return { id: place.id, x, y, pinned: (place.isPartner ?? false) || place.id === selected };
    });
    const all = groupSpots(
      spots.filter(({ pinned }) => !pinned),
      clusterRadius(zoom),
    );
    const alone = all.flatMap(({ ids: [id, ...others], x, y }) =>
      id !== undefined && others.length === 0 ? [{ id, x, y }] : [],
    );
    const pinned = besideGroups(
      spots.filter((spot) => spot.pinned),
      all,
    );
    const shown = new Map([...alone, ...pinned].map((spot) => [spot.id, spot]));
    for (const [id, old] of markers) {
      if (shown.has(id)) continue;
      old.remove();
      markers.delete(id);
    }
    for (const place of places) {
      const spot = shown.get(place.id);
      if (!spot) continue;
      const at = map.unproject(point(spot.x, spot.y), zoom);
      const known = markers.get(place.id);
      if (known) known.setLatLng(at);
      else markers.set(place.id, addMarker(place).setLatLng(at).addTo(map));
      name(place);
    }
    for (const { mark } of groups) mark.remove();
    groups = all
      .filter(({ ids }) => ids.length > 1)
      .map((group) => ({ group, mark: addGroup(group, zoom) }));
    highlight();
  }

  function addMarker(place: MapPlaceEntry): Marker {
    const kind = markerKind(place);
    const added = marker([place.lat, place.lng], {
      icon: divIcon({
        className: 'map-marker',
        html: `<svg viewBox="0 0 26 26" aria-hidden="true"><use href="${markerHref(kind)}"/></svg>`,
        iconSize: [HIT, HIT],
      }),
      title: place.name,
      riseOnHover: true,
      zIndexOffset: place.isPartner ? 500 : 0,
    });
    added.on('click', () => on.onSelect(place.id));
    added.on('mouseover', () => on.onHover(place.id));
    added.on('mouseout', () => on.onHover(undefined));
    added.on('add', () => activatedByKeys(added, () => on.onSelect(place.id)));
    return added;
  }

  /** Adds an accessible name, as Leaflet only sets a role and a tab stop. */
  function name({ id, name: label, type, isPartner }: MapPlaceEntry): void {
    const parts = [label, text.kinds[type], ...(isPartner ? [text.partnerMark] : [])];
    const element = markers.get(id)?.getElement();
    element?.setAttribute('aria-label', parts.join(', '));
    element?.setAttribute('data-place', id);
  }

  function addGroup(group: Group, zoom: number): Marker {
    const size = markRadius(group) * 2;
    const count = `${group.ids.length}`;
    const mark = marker(map.unproject(point(group.x, group.y), zoom), {
      icon: divIcon({
        className: `map-group ${size > 50 ? 'map-large' : ''}`,
        html: count,
        iconSize: [size, size],
      }),
    });
    const open = () => on.onOpenGroup(group.ids);
    mark.on('click', open);
    mark.on('add', () => activatedByKeys(mark, open));
    mark.addTo(map);
    mark.getElement()?.setAttribute('aria-label', text.cluster.replace('{count}', count));
    return mark;
  }

  function highlight(): void {
    for (const [id, shown] of markers) {
      const element = shown.getElement();
      element?.classList.toggle('map-selected', id === selected);
      element?.classList.toggle('map-hovered', id === hovered);
      element?.setAttribute('aria-expanded', String(id === selected));
      shown.setZIndexOffset(id === selected ? 2000 : id === hovered ? 1500 : baseOffset(id));
    }
    for (const { group, mark } of groups) {
      const holds = hovered !== undefined && group.ids.includes(hovered);
      mark.getElement()?.classList.toggle('map-hovered', holds);
    }
  }

  const baseOffset = (id: string) => (places.find((place) => place.id === id)?.isPartner ? 500 : 0);

  map.on('zoomend', layOut);
  return {
    show(next: readonly MapPlaceEntry[], chosen: string | undefined) {
      places = next;
      selected = chosen;
      layOut();
    },
    /** How many of these places are single markers. */
    countAlone: (ids: readonly string[]) => ids.filter((id) => markers.has(id)).length,
    hover(id: string | undefined) {
      hovered = id;
      highlight();
    },
    /** The position of the marker in the panel, in pixels. */
    pointOf(id: string) {
      const shown = markers.get(id);
      return shown && map.latLngToContainerPoint(shown.getLatLng());
    },
  };
}

function activatedByKeys(target: Marker, act: () => void): void {
  target.getElement()?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
}
