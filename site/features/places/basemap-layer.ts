import {
  divIcon,
  layerGroup,
  marker,
  polygon,
  polyline,
  svg,
  type LayerGroup,
  type Map as LeafletMap,
  type PolylineOptions,
} from 'leaflet';
import type { MapText } from '#content/text/map.ts';
import { basemap } from './basemap.ts';
import { metroLines } from './metro-lines.ts';
import { decode } from './polyline.ts';
import type { Coordinates } from '#domain/drawn-map/geometry.ts';

/** The positions of the names that depend on the language. */
const namedPlaces = {
  yellowSea: { at: [36.1, 124.9], look: 'sea' },
  eastSea: { at: [37.2, 130.3], look: 'sea' },
  northKorea: { at: [39.3, 126.6], look: 'country' },
  japan: { at: [34.0, 131.3], look: 'country' },
  seoul: { at: [37.96, 126.95], look: 'metropolis' },
  busan: { at: [34.77, 129.12], look: 'metropolis' },
  han: { at: [37.5335, 127.0625], look: 'water' },
  nakdong: { at: [35.16, 128.9675], look: 'water' },
} as const satisfies Record<keyof MapText['names'], { at: Coordinates; look: string }>;

const metroWeight = (zoom: number) => (zoom < 12 ? 1.5 : 3);

/** Our own map of Korea: land, rivers, roads, railways and names, without requests to other servers. */
export function addBasemap(map: LeafletMap, names: MapText['names']): LayerGroup {
  map.createPane('basemap').style.zIndex = '150';
  map.createPane('names').style.zIndex = '350';
  const renderer = svg({ pane: 'basemap', padding: 1 });
  const { far, coarse, fine } = basemap.decimals;
  const shared = { pane: 'basemap', renderer, interactive: false, smoothFactor: 0.8 };
  const area = (ring: string, decimals: number, className = '') =>
    polygon(decode(ring, decimals), { ...shared, className, stroke: false, fillOpacity: 1 });
  const line = (
    course: string,
    decimals: number,
    className = '',
    options: Partial<PolylineOptions> = {},
  ) =>
    polyline(decode(course, decimals), {
      ...shared,
      className,
      opacity: 1,
      fill: false,
      ...options,
    });

  const rivers = basemap.rivers.map(({ width, course }) => ({
    width,
    layer: line(course, fine, 'map-river'),
  }));
  const casings = basemap.roads.map((course) => line(course, fine, 'map-road-edge'));
  const roads = basemap.roads.map((course) => line(course, fine, 'map-road'));
  const metro = metroLines.flatMap(({ colour, courses }) =>
    courses.map((course) => {
      const drawn = line(course, fine, 'map-line');
      // The style sheet makes the colour lighter in the dark.
      return drawn.on('add', () => drawn.getElement()?.setAttribute('color', colour));
    }),
  );
  const layers = [
    ...basemap.neighbours.map((ring) => area(ring, far, 'map-neighbour')),
    ...basemap.korea.map((ring) => line(ring, coarse, 'map-halo', { weight: 8 })),
    ...basemap.korea.map((ring) => area(ring, coarse, 'map-korea')),
    area(basemap.busanSea, fine, 'map-sea'),
    line(basemap.busanCoast, fine, 'map-halo', { weight: 8 }),
    ...basemap.busanIslands.map((ring) => line(ring, fine, 'map-halo', { weight: 8 })),
    area(basemap.busanLand, fine, 'map-korea'),
    ...basemap.busanIslands.map((ring) => area(ring, fine, 'map-korea')),
    ...basemap.greens.map((ring) => area(ring, fine, 'map-green')),
    ...basemap.border.map((course) => line(course, coarse, 'map-border', { weight: 2 })),
    ...rivers.map(({ layer }) => layer),
    ...basemap.lakes.map((ring) => area(ring, fine, 'map-sea')),
    ...basemap.riverIslands.map((ring) => area(ring, fine, 'map-korea')),
    ...casings,
    ...roads,
    ...metro,
    line(basemap.fastRail, fine, 'map-rail', { weight: 2 }),
    ...nameMarkers(names),
  ];

  const scale = () => {
    const zoom = map.getZoom();
    const metresPerPixel = (40_075_016 * Math.cos((36.5 * Math.PI) / 180)) / 256 / 2 ** zoom;
    for (const { width, layer } of rivers) {
      layer.setStyle({ weight: Math.max(width / metresPerPixel, width > 300 ? 1.5 : 0.5) });
    }
    const weight = Math.max(1, (zoom - 9) * 1.6);
    for (const layer of casings) layer.setStyle({ weight: weight + 2 });
    for (const layer of roads) layer.setStyle({ weight });
    for (const layer of metro) layer.setStyle({ weight: metroWeight(zoom) });
  };
  const group = layerGroup(layers).addTo(map);
  map.on('zoomend', scale);
  scale();
  return group;
}

function nameMarkers(names: MapText['names']) {
  const written = Object.entries(basemap.labels).flatMap(([look, list]) =>
    Object.entries(list).map(([name, at]) => ({ name, at, look })),
  );
  const translated = Object.entries(namedPlaces).map(([key, { at, look }]) => ({
    name: names[key as keyof MapText['names']],
    at,
    look,
  }));
  return [...written, ...translated].map(({ name, at, look }) => {
    const text = document.createElement('span');
    text.textContent = name;
    const icon = divIcon({
      className: `map-name map-${look}`,
      html: text,
      iconSize: [0, 0],
    });
    return marker([at[0], at[1]], { icon, pane: 'names', interactive: false, keyboard: false });
  });
}
