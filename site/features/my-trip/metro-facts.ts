import { metroNetwork } from '#domain/metro/metro-network.ts';
import { lineLabel } from '#domain/metro/metro-view.ts';
import type { LineSign, Station } from './facts.ts';

export { metroSteps, metroWay, stationAt } from '#domain/trips/metro-way.ts';

/** The stations and lines of the metro by their ids. */
export function metroFacts() {
  const { stations, lines } = metroNetwork();
  return {
    stations: new Map(
      stations.map(({ id, en, hangul }): [string, Station] => [id, { id, name: en, hangul }]),
    ),
    lines: new Map(
      lines.map((line): [string, LineSign] => [
        line.id,
        { sign: lineLabel(line), colour: line.colour },
      ]),
    ),
  };
}
