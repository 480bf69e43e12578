import { Heap } from './heap.ts';
import type { Journey } from './metro-journey.ts';
import type { MetroNetwork, MetroTariffs } from './metro-network.ts';

/** KRW for an adult; `single` is null where no fare of a single ticket was seen. */
export interface MetroFare {
  readonly card: number;
  readonly single: number | null;
}

export interface FareAnswer {
  /** Null where the sum in force was not seen. */
  readonly fare: MetroFare | null;
  /** The index of the line with a tariff of its own, if the way uses one. */
  readonly ownTariff?: number;
  /** The metres that the tariff counts, where it counts them. */
  readonly counted?: number;
}

/** KRW over a number of metres: a base fare and a sum for each started step. */
export function fareOver(
  base: number,
  steps: MetroTariffs['seoul']['steps'],
  metres: number,
): number {
  const km = metres / 1000;
  return steps.reduce((sum, { aboveKm, everyKm, add }, index) => {
    const end = Math.min(km, steps[index + 1]?.aboveKm ?? Infinity);
    // The small number takes away what floating point adds to whole steps.
    return end > aboveKm ? sum + Math.ceil((end - aboveKm) / everyKm - 1e-9) * add : sum;
  }, base);
}

const networks = new WeakMap<MetroNetwork, Map<string, readonly (readonly [number, number])[][]>>();

/** Neighbours and metres of each station over the lines that a tariff counts. */
function neighbours(network: MetroNetwork, counts: (line: number) => boolean, key: string) {
  const known = networks.get(network) ?? new Map<string, (readonly [number, number])[][]>();
  networks.set(network, known);
  const made = known.get(key);
  if (made) return made;
  const near: [number, number][][] = network.stations.map(() => []);
  network.lines.forEach(({ patterns }, line) => {
    if (!counts(line)) return;
    for (const { kind, stations, metres } of patterns)
      metres.forEach((length, index) => {
        const from = stations[index] ?? 0;
        const to = stations[(index + 1) % stations.length] ?? 0;
        near[from]?.push([to, length]);
        if (kind !== 'oneWayLoop') near[to]?.push([from, length]);
      });
  });
  known.set(key, near);
  return near;
}

const separate = [
  'seoul/gtx-a',
  'seoul/u-line',
  'seoul/everline',
  'busan/donghae',
  'busan/gimhae-lrt',
];
const shinbundang = 'seoul/shinbundang';

/** Metres of the shortest way, which the integrated tariffs count, whatever way is ridden. */
export function shortestMetres(network: MetroNetwork, from: number, to: number, also?: string) {
  const counts = (line: number) => {
    const id = network.lines[line]?.id ?? '';
    return !separate.includes(id) && (id !== shinbundang || also === shinbundang);
  };
  const near = neighbours(network, counts, also ?? '');
  const best = new Float64Array(network.stations.length).fill(Infinity);
  const open = new Heap();
  best[from] = 0;
  open.push(from, 0);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const metres = best[at] ?? 0;
    if (at === to) return metres;
    for (const [next, length] of near[at] ?? []) {
      if (metres + length >= (best[next] ?? 0)) continue;
      best[next] = metres + length;
      open.push(next, metres + length);
    }
  }
  return undefined;
}

/** The fare of a journey for an adult, by the published tariffs; `content/data/metro/lines.json` has the sources. */
export function fareOf(network: MetroNetwork, { rides, metres }: Journey): FareAnswer {
  const [from, to] = [rides[0]?.stations[0] ?? 0, rides.at(-1)?.stations.at(-1) ?? 0];
  const lineOf = (id: string) => rides.find(({ line }) => network.lines[line]?.id === id);
  const { tariffs } = network;
  if (network.stations[from]?.city === 'busan') return busanFare(network, rides, metres);

  const island = rides.find(({ stations }) =>
    stations.some((at, i) =>
      [at, stations[i + 1] ?? -1].every((each) => tariffs.arexIsland.stations.includes(each)),
    ),
  );
  const airport = island && airportEnd(tariffs.arexIsland, from, to);
  const unseen =
    (airport ? undefined : island) ?? lineOf('seoul/everline') ?? lineOf('seoul/u-line');
  if (unseen) return { fare: null, ownTariff: unseen.line };
  const beyond = rides.find(({ stations }) => [stations[0], stations.at(-1)].some(isOutside));
  if (beyond) return { fare: null, ownTariff: beyond.line };

  const gtx = lineOf('seoul/gtx-a');
  const own = lineOf(shinbundang);
  if (gtx) {
    if (rides.length > 1) return { fare: null, ownTariff: gtx.line };
    const card = fareOver(tariffs.gtx.card, tariffs.gtx.steps, metres);
    return { fare: { card, single: null }, ownTariff: gtx.line, counted: metres };
  }
  const [start, end] = airport ? [tariffs.arexIsland.border, airport.other] : ([from, to] as const);
  const counted = shortestMetres(network, start, end, own && shinbundang) ?? metres;
  const { card, single, steps } = tariffs.seoul;
  if (own) {
    const added = surcharge(tariffs.shinbundang, network, own.line, rides);
    const fare = {
      card: fareOver(card, steps, counted) + added + (airport?.add ?? 0),
      single: null,
    };
    return { fare, ownTariff: own.line, ...(!airport && { counted }) };
  }
  if (airport && island) {
    const sum = (base: number) => fareOver(base, steps, counted) + airport.add;
    return { fare: { card: sum(card), single: sum(single) }, ownTariff: island.line };
  }
  return {
    fare: { card: fareOver(card, steps, counted), single: fareOver(single, steps, counted) },
    counted,
  };

  function isOutside(station: number | undefined): boolean {
    return station !== undefined && tariffs.outside.includes(station);
  }
}

/** What AREX adds to the integrated tariff for a way between the airport and the city, and the end in the city. */
function airportEnd({ stations, added }: MetroTariffs['arexIsland'], from: number, to: number) {
  for (const [end, other] of [
    [from, to],
    [to, from],
  ] as const) {
    const [, add] = added.find(([station]) => station === end) ?? [];
    if (add !== undefined && !stations.includes(other)) return { add, other };
  }
  return undefined;
}

/** The surcharges of the sections of the Shinbundang line that a journey uses. */
function surcharge(
  { sections, linked }: MetroTariffs['shinbundang'],
  { lines }: MetroNetwork,
  line: number,
  rides: Journey['rides'],
): number {
  const order = lines[line]?.patterns[0]?.stations ?? [];
  const ridden = rides
    .filter((ride) => ride.line === line)
    .map(({ stations }) => [stations[0] ?? 0, stations.at(-1) ?? 0].map((at) => order.indexOf(at)));
  const used = sections.filter(([from, to]) =>
    ridden.some(
      ([one = 0, other = 0]) =>
        Math.min(one, other) < order.indexOf(to) && Math.max(one, other) > order.indexOf(from),
    ),
  );
  const [, second, third] = sections;
  const both = second && third && used.includes(second) && used.includes(third);
  const saved = both ? second[2] + third[2] - linked : 0;
  return used.reduce((sum, [, , add]) => sum + add, -saved);
}

function busanFare(network: MetroNetwork, rides: Journey['rides'], metres: number): FareAnswer {
  const { busan, donghae, gimhae } = network.tariffs;
  const idOf = (line: number) => network.lines[line]?.id;
  const railway = rides.find(({ line }) => idOf(line) === 'busan/donghae');
  const light = rides.find(({ line }) => idOf(line) === 'busan/gimhae-lrt');
  if (railway) {
    const known = rides.length === 1 && metres <= donghae.baseKm * 1000;
    const { card, single } = donghae;
    return { fare: known ? { card, single } : null, ownTariff: railway.line };
  }
  const subway = rides.filter((ride) => ride !== light);
  const [from, to] = [subway[0]?.stations[0], subway.at(-1)?.stations.at(-1)];
  if (light && (from === undefined || subway.length !== rides.length - 1 || midway(rides, light)))
    return { fare: null, ownTariff: light.line };
  const counted = shortestMetres(network, from ?? 0, to ?? 0) ?? metres;
  const second = counted > busan.zone1Km * 1000 ? busan.zone2 : 0;
  if (light)
    return { fare: { card: gimhae.card + second, single: null }, ownTariff: light.line, counted };
  return { fare: { card: busan.card + second, single: busan.single + second }, counted };
}

function midway(rides: Journey['rides'], ride: Journey['rides'][number]): boolean {
  return ride !== rides[0] && ride !== rides.at(-1);
}
