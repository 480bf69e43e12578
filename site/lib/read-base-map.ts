import type { Feature, FeatureCollection, LineString, Point, Polygon } from 'geojson';
import base from '#content/data/map/base.json' with { type: 'json' };
import land from '#content/data/map/land.json' with { type: 'json' };
import neighbours from '#content/data/map/neighbours.json' with { type: 'json' };
import metroLines from '#content/data/metro/lines.json' with { type: 'json' };
import metroStations from '#content/data/metro/stations.json' with { type: 'json' };
import type { Coordinates } from '#domain/drawn-map/geometry.ts';

/** What a feature of the base map is. */
export interface FeatureProperties {
  readonly kind: string;
  readonly name?: string;
  /** Metres: of a river from bank to bank, of a hill at its foot. */
  readonly width?: number;
  /** Metres, as a hill is drawn. */
  readonly height?: number;
  /** The scale at which a name shows. */
  readonly label?: 'town' | 'townLeft' | 'district' | 'peak';
}

export interface BaseFeature extends FeatureProperties {
  readonly points: readonly Coordinates[];
}

export interface MetroStation {
  readonly id: string;
  readonly hangul: string;
  readonly name: string;
  readonly at: Coordinates;
  readonly lines: readonly string[];
}

export interface MetroLine {
  /** `seoul/2`. */
  readonly id: string;
  readonly city: 'seoul' | 'busan';
  readonly name: { readonly es: string; readonly en: string };
  /** What stands in its sign: a number, or a short name. */
  readonly sign: string;
  readonly colour: string;
  /** Ids of stations in order; those of a loop end where they begin. */
  readonly courses: readonly (readonly string[])[];
}

/** Land, water, parks, roads and metro lines: what all maps of the guide are drawn on. */
export interface BaseMap {
  /** The coast of South Korea with its islands. */
  readonly land: readonly (readonly Coordinates[])[];
  /** What a map of the whole country shows of North Korea and Japan. */
  readonly neighbours: readonly (readonly Coordinates[])[];
  readonly features: readonly BaseFeature[];
  readonly lines: readonly MetroLine[];
  readonly stations: readonly MetroStation[];
}

/** GeoJSON writes longitude first. */
const flip = (positions: readonly (readonly number[])[]): Coordinates[] =>
  positions.map(([lng = 0, lat = 0]) => [lat, lng]);

type Drawn = Feature<LineString | Polygon | Point, FeatureProperties>;

function readFeature({ properties, geometry }: Drawn): BaseFeature {
  if (geometry.type === 'Point') return { ...properties, points: flip([geometry.coordinates]) };
  if (geometry.type === 'LineString') return { ...properties, points: flip(geometry.coordinates) };
  return { ...properties, points: flip((geometry.coordinates[0] ?? []).slice(0, -1)) };
}

const signs: Readonly<Record<string, string>> = {
  arex: 'AREX',
  'gyeongui-jungang': 'Gyeongui',
  'suin-bundang': 'Suin',
  shinbundang: 'Shinbundang',
  'gimhae-lrt': 'Gimhae',
};

function readLine({ id, name, colour, colourUsual, patterns }: (typeof metroLines.lines)[number]) {
  const [city = '', line = ''] = id.split('/');
  return {
    id,
    city: city as MetroLine['city'],
    name: { es: name.es, en: name.en },
    sign: signs[line] ?? (/^\d$/.test(line) ? line : name.en.replace(/ Line$| \(.*$/, '')),
    colour: colourUsual ?? colour ?? '',
    courses: patterns.map(({ kind, stations }) =>
      kind === 'loop' ? [...stations, stations[0] ?? ''] : stations,
    ),
  };
}

const baseMap: BaseMap = {
  land: land as unknown as Coordinates[][],
  neighbours: neighbours as unknown as Coordinates[][],
  features: (
    base as FeatureCollection as FeatureCollection<Drawn['geometry'], FeatureProperties>
  ).features.map(readFeature),
  lines: metroLines.lines.map(readLine),
  stations: metroStations.stations.map(({ id, hangul, en, lat, lng, lines }) => ({
    id,
    hangul,
    name: en,
    at: [lat, lng],
    lines,
  })),
};

/** The base that all drawn maps share. */
export const readBaseMap = () => baseMap;
