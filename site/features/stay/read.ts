import { readWhereToStay } from '#site/features/guides/read.ts';
import { readMetroMinutes } from '#site/features/metro/read.ts';
import { readBaseMap } from '#site/lib/read-base-map.ts';
import { visitorAreas } from '#content/data/visitor-areas.ts';
import type { Locale } from '#content/locale.ts';
import { planRoute } from '#domain/metro/metro.ts';

/** The areas of both cities where visitors sleep, with the minutes by metro to what most come for. */
export function readStay(locale: Locale) {
  const { text, cities } = readWhereToStay(locale).areas;
  const metro = readMetroMinutes(locale);
  const base = readBaseMap();
  const positions = new Map(base.stations.map(({ id, at }) => [id, at]));
  return {
    text: { ...text, metro: metro.text },
    base,
    cities: cities.map(({ city, areas }) => {
      const table = metro.cities.find((each) => each.city === city);
      if (!table) throw new Error(`no minutes of ${city}`);
      return {
        city,
        heading: text.headings[city],
        table,
        goals: table.anchors.map(({ station, name }) => ({
          station,
          name,
          at: positionOf(positions, station),
        })),
        areas: areas.flatMap((area) => {
          const station = table.areas.find(({ id }) => id === area.id)?.station.id;
          if (!station) return [];
          const short = visitorAreas.find(({ id }) => id === area.id)?.short?.[locale];
          return Object.assign(area, {
            short: short ?? area.name.split(/ (?:y|and) | \(/)[0] ?? area.name,
            at: positionOf(positions, station),
            /** To each goal in their order; undefined where one is there already. */
            minutes: table.anchors.map((goal) =>
              goal.station === station ? undefined : minutesTo(station, goal.station),
            ),
          });
        }),
      };
    }),
  };
}

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
