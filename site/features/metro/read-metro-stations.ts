import { readBaseMap, type MetroStation } from '#site/lib/read-base-map.ts';
import type { Position } from '#content/position.ts';

/** Metres beyond which nobody goes to a station on foot. */
const farthest = 2600;

interface Wanted extends Position {
  /** `경복궁역`. */
  readonly station?: string | undefined;
  /** A text that may name the station as on its sign. */
  readonly text?: string | undefined;
}

/** The metro station for a place: the one that the guide names, else the nearest; undefined far from all. */
export function stationFor({ lat, lng, station, text = '' }: Wanted): MetroStation | undefined {
  const metres = ({ at }: MetroStation) =>
    Math.hypot((at[0] - lat) * 111_200, (at[1] - lng) * 111_200 * Math.cos((lat * Math.PI) / 180));
  const near = readBaseMap()
    .stations.map((each) => ({ each, away: metres(each) }))
    .toSorted((one, other) => one.away - other.away);
  const hangul = station?.replace(/역$/, '');
  // A district has the name of a station that may be far off: Yongsan-gu.
  const said = text.replaceAll(/\S+-gu\b/g, '');
  const named = near.find(({ each, away }) =>
    hangul === undefined
      ? away < farthest && said.includes(each.name)
      : away < 12_000 && each.hangul === hangul,
  );
  const [nearest] = near;
  return named?.each ?? (nearest && nearest.away < farthest ? nearest.each : undefined);
}
