import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the facts are kept. */
export const factsFolder = join(import.meta.dirname, '../../content/data/metro');

export interface StationFact {
  readonly id: string;
  readonly hangul: string;
  readonly en: string;
  readonly lat: number;
  readonly lng: number;
  readonly lines: readonly string[];
  readonly position?: string;
  readonly liftExits?: readonly string[];
  readonly alias?: readonly string[];
}

export interface EdgeFact {
  readonly from: string;
  readonly to: string;
  readonly line: string;
  readonly metres: number;
  readonly seconds?: number;
  readonly oneWay?: boolean;
  readonly thin?: boolean;
  readonly note?: string;
}

export interface LineFact {
  readonly id: string;
  readonly name: { readonly es: string; readonly en: string; readonly ko: string };
  readonly colour: string | null;
  readonly colourUsual: string | null;
  readonly tariff: string | readonly string[];
  readonly secondsAre: 'running' | 'withStop' | 'none';
  readonly patterns: readonly {
    readonly kind: 'trunk' | 'branch' | 'loop' | 'oneWayLoop';
    readonly stations: readonly string[];
  }[];
}

interface Steps {
  readonly adultCard: number;
  readonly steps: readonly { aboveKm: number; everyKm: number; add: number }[];
}

interface TariffFacts {
  readonly metropolitan: Steps & { readonly adultSingleTicket: number };
  readonly busan: {
    readonly adultCard: number;
    readonly adultCardZone2: number;
    readonly adultSingleTicket: number;
    readonly zone1Km: number;
  };
  readonly shinbundang: {
    readonly surcharges: readonly { readonly section: string; readonly add: number }[];
    readonly linked: { readonly add: number };
  };
  readonly 'gtx-a': Steps;
  readonly 'gimhae-lrt': { readonly withBusanSubway: { readonly adultCard: number } };
  readonly donghae: {
    readonly adultCard: number;
    readonly adultSingleTicket: number;
    readonly baseKm: number;
  };
  readonly 'arex-island': {
    readonly appliesTo: readonly string[];
    readonly border: string;
    readonly added: readonly { readonly station: string; readonly add: number }[];
  };
}

export interface TransferFact {
  readonly station: string;
  readonly from: string;
  readonly to: string;
  readonly metres?: number;
  readonly seconds?: number;
}

export interface LiftFact {
  readonly station: string;
  readonly line: string;
  readonly exits?: readonly string[];
  readonly platform?: readonly { readonly towards: string | null; readonly door: string }[];
}

export interface MetroFacts {
  readonly stations: { readonly checkedOn: string; readonly stations: readonly StationFact[] };
  readonly lines: { readonly lines: readonly LineFact[]; readonly tariffs: TariffFacts };
  readonly edges: { readonly edges: readonly EdgeFact[] };
  readonly transfers: {
    readonly transfers: readonly TransferFact[];
    readonly withoutFigure: readonly TransferFact[];
  };
  readonly lifts: {
    readonly lifts: readonly LiftFact[];
    readonly outOfService: readonly LiftFact[];
  };
  readonly service: {
    readonly through: readonly (readonly [string, string, string, string | null])[];
    readonly rare: readonly string[];
    readonly outside: readonly string[];
  };
}

/** Reads the facts of a folder; files that it lacks are those of the guide. */
export function readFacts(folder: string = factsFolder): MetroFacts {
  const read = (name: string): unknown => {
    for (const at of [folder, factsFolder]) {
      try {
        return JSON.parse(readFileSync(join(at, `${name}.json`), 'utf8'));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || at === factsFolder) throw error;
      }
    }
    return undefined;
  };
  return {
    stations: read('stations') as MetroFacts['stations'],
    lines: read('lines') as MetroFacts['lines'],
    edges: read('edges') as MetroFacts['edges'],
    transfers: read('transfers') as MetroFacts['transfers'],
    lifts: read('lifts') as MetroFacts['lifts'],
    service: read('service') as MetroFacts['service'],
  };
}
