import { metroNetwork } from '#domain/metro/metro-network.ts';
import { lineLabel } from '#domain/metro/metro-view.ts';
import type { BaseMap } from '#site/lib/read-base-map.ts';
import { DayDrawn, MapGrounds } from './day-drawn.tsx';
import type { TripMapBase } from './read-trip-map.ts';

/** What draws the map of a day. */
export async function loadMap(path: string) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const ground = (await answer.json()) as TripMapBase;
  return { base: { ...ground, ...metroParts() } satisfies BaseMap, DayDrawn, MapGrounds };
}

export type DayMapParts = Awaited<ReturnType<typeof loadMap>>;

/** The metro as the maps draw it. */
function metroParts(): Pick<BaseMap, 'lines' | 'stations'> {
  const { lines, stations } = metroNetwork();
  const idOf = (index: number | undefined) => stations[index ?? -1]?.id ?? '';
  return {
    lines: lines.map(({ id, city, name, colour, patterns }) => ({
      id,
      city,
      name,
      sign: lineLabel({ id, name }),
      colour,
      courses: patterns.map(({ kind, stations: course }) =>
        (kind === 'loop' ? [...course, course[0]] : course).map(idOf),
      ),
    })),
    stations: stations.map(({ id, hangul, en, lat, lng }) => {
      return { id, hangul, name: en, at: [lat, lng], lines: [] };
    }),
  };
}
