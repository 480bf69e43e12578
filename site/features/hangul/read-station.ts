import type { Locale } from '#content/locale.ts';
import { metroNetwork } from '#domain/metro/metro-network.ts';

/** What the sign on a platform says beside the name. */
export interface StationSign {
  readonly en: string;
  /** The number or name of the line, and its colour. */
  readonly label: string;
  readonly line: string;
  readonly colour: string;
  /** The stations before and after it, where there are any. */
  readonly neighbours: readonly string[];
}

/** A station by its sign, on the first or the named of its lines; Seoul's where both cities have one. */
export function readStation(hangul: string, locale: Locale, lineId?: string) {
  const { stations, lines } = metroNetwork();
  const index = stations.findIndex((each) => each.hangul === hangul);
  const station = stations[index];
  if (!station) return undefined;
  const serving = station.lines.flatMap((number) => lines[number] ?? []);
  const line = serving.find(({ id }) => !lineId || id === lineId);
  if (!line) return undefined;
  const row = line.patterns.find((each) => each.stations.includes(index))?.stations ?? [];
  const at = row.indexOf(index);
  const neighbours = [row[at - 1], row[at + 1]].flatMap((each) =>
    each === undefined ? [] : (stations[each]?.en ?? []),
  );
  return {
    en: station.en,
    label: line.id.split('/')[1]?.toUpperCase() ?? '',
    line: line.name[locale],
    colour: line.colour,
    neighbours,
  } satisfies StationSign;
}
