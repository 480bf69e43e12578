import edges from '#content/data/metro/edges.json' with { type: 'json' };
import lines from '#content/data/metro/lines.json' with { type: 'json' };
import stations from '#content/data/metro/stations.json' with { type: 'json' };
import transfers from '#content/data/metro/transfers.json' with { type: 'json' };
import { dataWords } from '#content/text/data.ts';
import { fill } from '#domain/text/fill.ts';
import { fileHead, inBoth } from './read-head.ts';

interface List {
  readonly sources: readonly {
    readonly title: string;
    readonly url: string;
    readonly date: string;
    readonly licence: string;
    readonly attribution: string;
  }[];
}

interface Station {
  readonly id: string;
  readonly hangul: string;
  readonly en: string;
  readonly lat: number;
  readonly lng: number;
  readonly lines: readonly string[];
  readonly position?: string;
  readonly alias?: readonly string[];
  readonly liftExits?: readonly string[];
}

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly line: string;
  readonly metres: number;
  readonly seconds?: number;
  readonly oneWay?: boolean;
  readonly thin?: boolean;
  readonly note?: string;
}

/** The network of the metro from the official lists, with whom to name. */
export function readMetroData() {
  const lists: readonly List[] = [stations, lines, edges, transfers];
  const sources = new Map(lists.flatMap((list) => list.sources).map((each) => [each.url, each]));
  const publishers = [...new Set([...sources.values()].map(({ attribution }) => attribution))];
  const all: { stations: readonly Station[]; edges: readonly Edge[] } = {
    stations: stations.stations,
    edges: edges.edges,
  };
  return {
    ...fileHead('metro', [stations.checkedOn, edges.checkedOn]),
    attribution: inBoth((locale) =>
      fill(dataWords.attribution[locale], { publishers: publishers.join(', ') }),
    ),
    compared_on: stations.checkedOn,
    sources: [...sources.values()].map(({ title, url, date, licence, attribution }) => ({
      title,
      url,
      date,
      licence,
      attribution,
    })),
    stations: all.stations.map(({ id, hangul, en, lat, lng, lines: of, ...station }) => ({
      id,
      name_ko: hangul,
      name_en: en,
      lat,
      lng,
      lines: of,
      ...(station.position && { position: station.position }),
      ...(station.alias && { other_names: station.alias }),
      ...(station.liftExits && { lift_exits: station.liftExits }),
    })),
    lines: lines.lines.map(({ id, name, colour, operator, secondsAre, patterns }) =>
      Object.assign(
        { id, name, operators: operator, seconds_are: secondsAre, patterns },
        colour && { color: colour },
      ),
    ),
    sections: all.edges.map(({ oneWay, thin, ...edge }) =>
      Object.assign(edge, oneWay && { one_way: true }, thin && { few_trains: true }),
    ),
    changes: transfers.transfers.map(({ minutes: _minutes, ...change }) => change),
  };
}
