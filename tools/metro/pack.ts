import { romanize } from 'es-hangul';
import { stationSlug, type PackedNetwork } from '#domain/metro/metro-network.ts';
import type { EdgeFact, LineFact, MetroFacts } from './facts.ts';

type PackedLine = PackedNetwork['lines'][number];

/** The facts as `domain/metro/metro-network.ts` reads them: columns and indices, what the browser needs and no more. */
export function packNetwork(facts: MetroFacts): PackedNetwork {
  const { stations } = facts.stations;
  const { lines, tariffs } = facts.lines;
  const stationAt = new Map(stations.map(({ id }, index) => [id, index]));
  const lineAt = new Map(lines.map(({ id }, index) => [id, index]));
  const at = (id: string) => indexOf(stationAt, id);
  const edges = new Map<string, EdgeFact>();
  for (const edge of facts.edges.edges) {
    edges.set(`${edge.line} ${edge.from} ${edge.to}`, edge);
    if (!edge.oneWay) edges.set(`${edge.line} ${edge.to} ${edge.from}`, edge);
  }
  const section = (text: string) => text.split('–').map((name) => at(`seoul/${stationSlug(name)}`));
  return {
    checkedOn: facts.stations.checkedOn,
    hangul: stations.map(({ hangul }) => hangul),
    en: stations.map(({ en }) => en),
    north: stations.map(({ lat }) => Math.round((lat - 34) * 1e4)),
    east: stations.map(({ lng }) => Math.round((lng - 126) * 1e4)),
    busan: stations.findIndex(({ id }) => id.startsWith('busan/')),
    ids: byIndex(stations, ({ id, en }) => {
      const slug = id.split('/')[1] ?? '';
      return slug === stationSlug(en) ? undefined : slug;
    }),
    other: byIndex(stations, ({ hangul, en, alias = [] }) => {
      const romanised = romanize(hangul);
      const folded = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
      const names = folded(romanised) === folded(en) ? alias : [...alias, romanised];
      return names.length > 0 ? names.join('|') : undefined;
    }),
    lines: lines.map((line) => packLine(line, facts, edges, at)),
    walks: facts.transfers.transfers.map(({ station, from, to, seconds = 0, metres = 0 }) => [
      at(station),
      indexOf(lineAt, from),
      indexOf(lineAt, to),
      seconds,
      metres,
    ]),
    lifts: facts.lifts.lifts.flatMap(({ station, line, exits = [], platform = [] }) => {
      if (exits.length === 0 && platform.length === 0) return [];
      // A door whose direction the list leaves open helps nobody on the platform.
      const doors = platform.flatMap(({ towards, door }) =>
        towards === null ? [] : [`${at(towards)} ${door}`],
      );
      return [[at(station), indexOf(lineAt, line), exits.join(' '), ...doors]];
    }),
    tariffs: {
      seoul: {
        card: tariffs.metropolitan.adultCard,
        single: tariffs.metropolitan.adultSingleTicket,
        steps: tariffs.metropolitan.steps,
      },
      busan: {
        card: tariffs.busan.adultCard,
        single: tariffs.busan.adultSingleTicket,
        zone2: tariffs.busan.adultCardZone2 - tariffs.busan.adultCard,
        zone1Km: tariffs.busan.zone1Km,
      },
      shinbundang: {
        sections: tariffs.shinbundang.surcharges.map(({ section: text, add }) => {
          const [from = -1, to = -1] = section(text);
          return [from, to, add] as const;
        }),
        linked: tariffs.shinbundang.linked.add,
      },
      gtx: { card: tariffs['gtx-a'].adultCard, steps: tariffs['gtx-a'].steps },
      gimhae: { card: tariffs['gimhae-lrt'].withBusanSubway.adultCard },
      donghae: {
        card: tariffs.donghae.adultCard,
        single: tariffs.donghae.adultSingleTicket,
        baseKm: tariffs.donghae.baseKm,
      },
      arexIsland: {
        stations: tariffs['arex-island'].appliesTo.map(at),
        border: at(tariffs['arex-island'].border),
        added: tariffs['arex-island'].added.map(({ station, add }) => [at(station), add] as const),
      },
      outside: facts.service.outside.map(at),
    },
  };
}

function packLine(
  line: LineFact,
  { service }: MetroFacts,
  edges: ReadonlyMap<string, EdgeFact>,
  at: (id: string) => number,
): PackedLine {
  const { id, name, colour, colourUsual, tariff, secondsAre, patterns } = line;
  return {
    id,
    name,
    colour: colourUsual ?? colour ?? '',
    tariffs: [tariff].flat(),
    stopSeconds: secondsAre === 'withStop' ? 0 : 24,
    ...(service.rare.includes(id) && { rare: true }),
    patterns: patterns.map((pattern) => packPattern(id, pattern, service, edges, at)),
  };
}

function packPattern(
  line: string,
  { kind, stations }: LineFact['patterns'][number],
  service: MetroFacts['service'],
  edges: ReadonlyMap<string, EdgeFact>,
  at: (id: string) => number,
): PackedLine['patterns'][number] {
  const [first = '', second] = stations;
  const pairs = stations.slice(1).map((to, index) => [stations[index], to]);
  if (kind === 'loop' || kind === 'oneWayLoop') pairs.push([stations.at(-1), first]);
  const found = pairs.map(([from, to]) => {
    const edge = edges.get(`${line} ${from} ${to}`);
    if (!edge) throw new Error(`${line}: no distance from ${from} to ${to}`);
    return edge;
  });
  const thin = found.flatMap((edge, index) => (edge.thin ? [index] : []));
  const through = service.through.find(
    ([of, from, to]) => of === line && from === first && to === second,
  )?.[3];
  return {
    kind,
    stations: stations.map(at),
    hectometres: found.map(({ metres }) => metres / 100),
    ...(found.some(({ seconds }) => seconds) && {
      seconds: found.map(({ seconds }) => seconds ?? 0),
    }),
    ...(thin.length > 0 && { thin }),
    ...(kind === 'branch' && through && { through: at(through) }),
  };
}

function byIndex<T>(list: readonly T[], of: (item: T) => string | undefined) {
  return Object.fromEntries(
    list.flatMap((item, index) => {
      const text = of(item);
      return text === undefined ? [] : [[index, text]];
    }),
  );
}

function indexOf(map: ReadonlyMap<string, number>, id: string): number {
  const index = map.get(id);
  if (index === undefined) throw new Error(`${id} is not in the lists`);
  return index;
}
