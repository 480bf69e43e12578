import {
  circle,
  circleMarker,
  latLngBounds,
  layerGroup,
  map as createMap,
  type LatLngExpression,
} from 'leaflet';
import type { MapText } from '#content/text/map.ts';
import type { MapFilter } from './map-filters.ts';
import { addBasemap } from './basemap-layer.ts';
import type { MapPlaceEntry } from './read-map-places.ts';
import { createMarkerLayer } from './marker-layer.ts';
import type { Position } from '#content/position.ts';
import { hideCutNames } from './names-in-view.ts';

/** The initial view, and that of each city, and of all Korea. */
const views: Readonly<Record<MapFilter['city'], { center: LatLngExpression; zoom: number }>> = {
  all: { center: [36.5, 127.8], zoom: 7 },
  seoul: { center: [37.552, 126.995], zoom: 12 },
  busan: { center: [35.165, 129.095], zoom: 11 },
};
/** The least zoom for showing a selected place. */
const CLOSE = 13;
const PAN_STEP = 140;

export interface MapViewOptions {
  readonly text: Pick<MapText, 'cluster' | 'kinds' | 'names' | 'partnerMark'>;
  readonly city: MapFilter['city'];
  readonly onSelect: (id: string) => void;
  readonly onHover: (id: string | undefined) => void;
  /** A click on the map itself. */
  readonly onAway: () => void;
  /** Called when markers have moved in the panel. */
  readonly onMove: () => void;
  /** Called after zooming to a cluster, with its number of places and how many of them are now single. */
  readonly onGroupOpened: (count: number, alone: number) => void;
  /** Called when zooming starts and ends; markers are being animated meanwhile. */
  readonly onZooming: (zooming: boolean) => void;
}

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Creates the Leaflet map with our basemap and markers; React controls it by the returned functions. */
export function createMapView(element: HTMLElement, options: MapViewOptions) {
  const { text, city, onSelect, onHover, onAway, onMove, onGroupOpened, onZooming } = options;
  const moving = !still();
  const map = createMap(element, {
    ...views[city],
    minZoom: 6,
    maxZoom: 18,
    maxBounds: [
      [31, 119.5],
      [42, 136.5],
    ],
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: true,
    fadeAnimation: moving,
    zoomAnimation: moving,
    markerZoomAnimation: moving,
    inertia: moving,
  });
  addBasemap(map, text.names);
  const markers = createMarkerLayer(map, { text, onSelect, onHover, onOpenGroup: showGroup });
  const you = layerGroup().addTo(map);
  let places: readonly MapPlaceEntry[] = [];

  const scale = () => {
    const zoom = map.getZoom();
    element.dataset['scale'] = zoom < 9 ? 'country' : zoom < 12 ? 'region' : 'city';
  };
  map.on('click', onAway);
  map.on('move', onMove);
  map.on('moveend', () => hideCutNames(element));
  map.on('zoomstart', () => onZooming(true));
  map.on('zoomend', () => {
    scale();
    onZooming(false);
  });
  scale();

  function goTo(center: LatLngExpression, zoom: number): void {
    if (still()) map.setView(center, zoom, { animate: false });
    else map.flyTo(center, zoom, { duration: 0.9 });
  }

  function showGroup(ids: readonly string[]): void {
    const group = places.filter(({ id }) => ids.includes(id));
    const bounds = latLngBounds(group.map(({ lat, lng }) => [lat, lng]));
    const zoom = Math.min(map.getBoundsZoom(bounds.pad(0.35)), 17);
    // By then the markers have been updated, as their listener was added first.
    map.once('zoomend', () => onGroupOpened(ids.length, markers.countAlone(ids)));
    goTo(bounds.getCenter(), Math.max(zoom, map.getZoom() + 1));
  }

  return {
    map,
    show(next: readonly MapPlaceEntry[], selected: string | undefined) {
      places = next;
      markers.show(next, selected);
      hideCutNames(element);
      onMove();
    },
    hover: (id: string | undefined) => markers.hover(id),
    pointOf: (id: string) => markers.pointOf(id),
    goToCity(next: MapFilter['city']) {
      goTo(views[next].center, views[next].zoom);
    },
    /**
     * Moves the map so that the place's marker comes to a point of the panel.
     * @param at The wanted point, from the marker's current one; undefined leaves the map as it is.
     */
    reveal(
      place: MapPlaceEntry,
      at: (now: { x: number; y: number }) => { x: number; y: number },
      close: boolean,
    ) {
      const zoom = close ? Math.max(map.getZoom(), CLOSE) : map.getZoom();
      const middle = map.getSize().divideBy(2);
      if (zoom !== map.getZoom()) {
        const wanted = at({ x: middle.x, y: middle.y });
        const center = map
          .project([place.lat, place.lng], zoom)
          .subtract([wanted.x - middle.x, wanted.y - middle.y]);
        goTo(map.unproject(center, zoom), zoom);
        return;
      }
      const now = markers.pointOf(place.id);
      if (!now) return;
      const wanted = at(now);
      map.panBy([now.x - wanted.x, now.y - wanted.y], { animate: !still() });
    },
    zoom(by: 1 | -1) {
      map.setZoom(map.getZoom() + by, { animate: !still() });
    },
    pan(x: -1 | 0 | 1, y: -1 | 0 | 1) {
      map.panBy([x * PAN_STEP, y * PAN_STEP], { animate: !still() });
    },
    showPosition({ lat, lng }: Position, accuracy: number) {
      you.clearLayers();
      const at: [number, number] = [lat, lng];
      const shared = { interactive: false };
      circle(at, { ...shared, radius: accuracy, className: 'map-accuracy' }).addTo(you);
      circleMarker(at, { ...shared, radius: 8, className: 'map-you' }).addTo(you);
      goTo(at, CLOSE + 1);
    },
    destroy() {
      map.remove();
    },
  };
}

export type MapView = ReturnType<typeof createMapView>;
