import { readMetroMinutes } from '#site/features/metro/read.ts';
import { readBaseMap } from '#site/lib/read-base-map.ts';
import { visitorAreas, type Noise, type VisitorArea } from '#content/data/visitor-areas.ts';
import type { Locale, Localized } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { text as whereToStay } from '#content/text/where-to-stay.ts';
import { stationSource } from '#domain/korean/station.ts';
import { fill } from '#domain/text/fill.ts';
import { metroNetwork } from '#domain/metro/metro-network.ts';
import { planRoute } from '#domain/metro/metro.ts';

const loudness: readonly Noise[] = ['low', 'medium', 'high'];

/** The areas of both cities where visitors sleep, with the minutes by metro to what most come for. */
export function readStay(locale: Locale) {
  const text = localize(whereToStay.areas, locale);
  const metro = readMetroMinutes(locale);
  const base = readBaseMap();
  const positions = new Map(base.stations.map(({ id, at }) => [id, at]));
  return {
    text: { ...text, metro: metro.text },
    base,
    cities: metro.cities.map((table) => {
      const areas = visitorAreas.flatMap((area) => {
        const station = table.areas.find(({ id }) => id === area.id)?.station.id;
        if (!station) return [];
        return Object.assign(readArea(area, text, locale), {
          at: positionOf(positions, station),
          /** To each goal in their order; undefined where one is there already. */
          minutes: table.anchors.map((goal) =>
            goal.station === station ? undefined : minutesTo(station, goal.station),
          ),
        });
      });
      const ranges = table.anchors.map((_, index) =>
        rangeOf(areas.flatMap(({ minutes }) => minutes[index] ?? [])),
      );
      return {
        city: table.city,
        heading: text.headings[table.city],
        table,
        goals: table.anchors.map(({ station, name }, index) => ({
          station,
          name,
          at: positionOf(positions, station),
          range: fill(text.range, {
            goal: name,
            least: `${ranges[index]?.least}`,
            most: `${ranges[index]?.most}`,
          }),
          nearest: fill(text.nearest, { goal: name }),
        })),
        areas: areas.map((area) => Object.assign(area, nearnessOf(area.minutes, ranges))),
      };
    }),
  };
}

interface Range {
  readonly least: number;
  readonly most: number;
}

/** From the nearest area to the farthest. */
const rangeOf = (minutes: readonly number[]): Range => ({
  least: Math.min(...minutes),
  most: Math.max(...minutes),
});

/** The goals to which an area is among the nearest third of the minutes, and those to which among the farthest. */
export function nearnessOf(
  minutes: readonly (number | undefined)[],
  ranges: readonly Range[],
): { readonly near: readonly number[]; readonly far: readonly number[] } {
  const thirds = ranges.map(({ least, most }, index) => {
    const each = minutes[index];
    return each === undefined ? 0 : Math.min(2, Math.floor(((each - least) * 3) / (most - least)));
  });
  const those = (third: number) => thirds.flatMap((each, index) => (each === third ? [index] : []));
  return { near: those(0), far: those(2) };
}

function readArea(area: VisitorArea, text: StayText, locale: Locale) {
  const { id, name, short, hangul, stations, character, forWhom, noise, airport } = localize(
    area,
    locale,
  );
  const { changes, route } = airport;
  const changesText = [text.direct, text.change][changes] ?? text.changes;
  return {
    id,
    name,
    /** On a patch of the map. */
    short: short ?? name.split(/ (?:y|and) | \(/)[0] ?? name,
    hangul,
    character,
    forWhom,
    route,
    changes,
    stations: stations.map((each) => ({ source: stationSource(each), name: namedStation(each) })),
    loudness: loudness.indexOf(noise),
    noiseId: noise,
    changesText: changesText.replace('{count}', String(changes)),
  };
}

/** The romanised name of a station. */
function namedStation(hangul: string): string {
  const source = stationSource(hangul);
  const found = metroNetwork().stations.find((each) => stationSource(each.hangul) === source);
  if (!found) throw new Error(`no station ${hangul}`);
  return found.en;
}

type StayText = Localized<typeof whereToStay.areas>;
export type Stay = ReturnType<typeof readStay>;
export type StayCity = Stay['cities'][number];
export type StayArea = StayCity['areas'][number];

function positionOf<Position>(positions: ReadonlyMap<string, Position>, station: string): Position {
  const at = positions.get(station);
  if (!at) throw new Error(`no position of ${station}`);
  return at;
}

function minutesTo(from: string, to: string): number {
  const route = planRoute({ from, to, prefer: 'fast' });
  if (!route) throw new Error(`no way by metro from ${from} to ${to}`);
  return route.minutes;
}
