import packed from './metro-network.json' with { type: 'json' };

/** The cities with a metro; nothing joins their networks. */
export type MetroCity = 'seoul' | 'busan';

export interface MetroStation {
  /** `seoul/hongik-univ`, as in `content/data/metro/stations.json`. */
  readonly id: string;
  readonly city: MetroCity;
  /** As on the sign, without 역. */
  readonly hangul: string;
  /** As on the sign. */
  readonly en: string;
  /** Degrees (WGS 84), to about ten metres. */
  readonly lat: number;
  readonly lng: number;
  /** Indices of its lines. */
  readonly lines: readonly number[];
  /** Former and further names, and the romanised name where the English one differs. */
  readonly other: readonly string[];
  /** Exits with a lift in the operator's list; undefined where no list was seen. */
  readonly liftExits?: readonly string[];
}

/** A stretch of a line in order: metres and official seconds (0 where there are none) from each station to the next. */
export interface MetroPattern {
  readonly kind: 'trunk' | 'branch' | 'loop' | 'oneWayLoop';
  readonly stations: readonly number[];
  readonly metres: readonly number[];
  readonly seconds: readonly number[];
  /** Indices of the stretches with only a few trains a day, which no way uses. */
  readonly thin: readonly number[];
  /** The station of the trunk from which trains run into the branch without a change. */
  readonly through?: number;
}

export interface MetroLine {
  /** `seoul/2`. */
  readonly id: string;
  readonly city: MetroCity;
  readonly name: { readonly es: string; readonly en: string; readonly ko: string };
  /** `#00A84D`. */
  readonly colour: string;
  /** Keys of the tariffs. */
  readonly tariffs: readonly string[];
  /** Seconds of a stop that the official seconds leave out. */
  readonly stopSeconds: number;
  /** True where trains are few. */
  readonly rare: boolean;
  readonly patterns: readonly MetroPattern[];
}

/** The walk between two lines of a station by the operator's list. */
export interface MetroWalk {
  readonly seconds: number;
  readonly metres: number;
}

/** The lifts of a line at a station. */
export interface MetroLift {
  readonly exits: readonly string[];
  /** The door (`6-2`: carriage 6, door 2) nearest to the lift on the platform of the trains towards a neighbour. */
  readonly doors: readonly { readonly towards: number; readonly door: string }[];
}

/** Published fares in KRW, for adults. */
export interface MetroTariffs {
  readonly seoul: {
    readonly card: number;
    readonly single: number;
    readonly steps: readonly { aboveKm: number; everyKm: number; add: number }[];
  };
  readonly busan: {
    readonly card: number;
    readonly single: number;
    /** Added beyond the first zone. */
    readonly zone2: number;
    readonly zone1Km: number;
  };
  /** Surcharges by section, between two stations; the linked sections together cost less than their sum. */
  readonly shinbundang: {
    readonly sections: readonly (readonly [from: number, to: number, add: number])[];
    readonly linked: number;
  };
  readonly gtx: { readonly card: number; readonly steps: MetroTariffs['seoul']['steps'] };
  /** A change between the light rail and the subway of Busan. */
  readonly gimhae: { readonly card: number };
  readonly donghae: { readonly card: number; readonly single: number; readonly baseKm: number };
  /** AREX between the airport and the border, where its own tariff holds; what it adds to the integrated one was seen for some stations. */
  readonly arexIsland: {
    readonly stations: readonly number[];
    readonly border: number;
    readonly added: readonly (readonly [station: number, add: number])[];
  };
  /** Stations beyond the capital area, where the integrated tariff has other steps. */
  readonly outside: readonly number[];
}

export interface MetroNetwork {
  /** The day on which the lists were last compared: `2026-11-22`. */
  readonly checkedOn: string;
  readonly stations: readonly MetroStation[];
  readonly lines: readonly MetroLine[];
  /** By `station line line`, as indices; the same line twice is the change to its branch. */
  readonly walks: ReadonlyMap<string, MetroWalk>;
  /** By `station line`, as indices. */
  readonly lifts: ReadonlyMap<string, MetroLift>;
  readonly tariffs: MetroTariffs;
}

/** The network as `npm run metro` writes it: columns, and indices instead of ids. */
export interface PackedNetwork {
  readonly checkedOn: string;
  readonly hangul: readonly string[];
  readonly en: readonly string[];
  /** Ten-thousandths of a degree above 34° N and 126° E. */
  readonly north: readonly number[];
  readonly east: readonly number[];
  /** The index of Busan's first station. */
  readonly busan: number;
  /** The last part of ids that the English name does not give. */
  readonly ids: Readonly<Record<string, string>>;
  readonly other: Readonly<Record<string, string>>;
  readonly lines: readonly {
    readonly id: string;
    readonly name: MetroLine['name'];
    readonly colour: string;
    readonly tariffs: readonly string[];
    readonly stopSeconds: number;
    readonly rare?: boolean;
    readonly patterns: readonly {
      readonly kind: string;
      readonly stations: readonly number[];
      /** Hundreds of metres. */
      readonly hectometres: readonly number[];
      readonly seconds?: readonly number[];
      readonly thin?: readonly number[];
      readonly through?: number;
    }[];
  }[];
  /** Station, line, line, seconds, metres. */
  readonly walks: readonly (readonly number[])[];
  /** Station, line, exits, and doors as `station door`. */
  readonly lifts: readonly (readonly (number | string)[])[];
  readonly tariffs: MetroTariffs;
}

/** The last part of an id that follows from the English name. */
export function stationSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

const list = (text: number | string | undefined) =>
  text === undefined || text === '' ? [] : String(text).split(' ');

/** Turns the packed columns into stations and lines. */
export function unpackNetwork(source: PackedNetwork): MetroNetwork {
  const linesAt = new Map<number, Set<number>>();
  const lines = source.lines.map((line, index): MetroLine => {
    for (const { stations } of line.patterns)
      for (const station of stations)
        linesAt.set(station, (linesAt.get(station) ?? new Set<number>()).add(index));
    return {
      ...line,
      city: line.id.startsWith('busan/') ? 'busan' : 'seoul',
      rare: line.rare ?? false,
      patterns: line.patterns.map(({ kind, stations, hectometres, seconds, thin, through }) => ({
        kind: kind as MetroPattern['kind'],
        stations,
        metres: hectometres.map((value) => Math.round(value * 100)),
        seconds: seconds ?? hectometres.map(() => 0),
        thin: thin ?? [],
        ...(through !== undefined && { through }),
      })),
    };
  });
  const walks = new Map<string, MetroWalk>();
  for (const [station, one, other, seconds = 0, metres = 0] of source.walks) {
    walks.set(`${station} ${one} ${other}`, { seconds, metres });
    walks.set(`${station} ${other} ${one}`, { seconds, metres });
  }
  const lifts = new Map<string, MetroLift>();
  const exitsAt = new Map<number, Set<string>>();
  for (const [station, line, exits, ...doors] of source.lifts) {
    lifts.set(`${station} ${line}`, {
      exits: list(exits),
      doors: doors.map((text) => {
        const [towards, door = ''] = String(text).split(' ');
        return { towards: Number(towards), door };
      }),
    });
    const at = exitsAt.get(Number(station)) ?? new Set<string>();
    for (const exit of list(exits)) at.add(exit);
    exitsAt.set(Number(station), at);
  }
  const stations = source.en.map((en, index): MetroStation => {
    const city = index < source.busan ? 'seoul' : 'busan';
    const exits = exitsAt.get(index);
    return {
      id: `${city}/${source.ids[index] ?? stationSlug(en)}`,
      city,
      hangul: source.hangul[index] ?? '',
      en,
      lat: 34 + (source.north[index] ?? 0) / 1e4,
      lng: 126 + (source.east[index] ?? 0) / 1e4,
      lines: [...(linesAt.get(index) ?? [])],
      other: source.other[index]?.split('|') ?? [],
      ...(exits && exits.size > 0 && { liftExits: [...exits] }),
    };
  });
  return { checkedOn: source.checkedOn, stations, lines, walks, lifts, tariffs: source.tariffs };
}

let unpacked: MetroNetwork | undefined;

/** The metro of the Seoul region and of Busan, unpacked at its first use. */
export function metroNetwork(): MetroNetwork {
  unpacked ??= unpackNetwork(packed as unknown as PackedNetwork);
  return unpacked;
}
