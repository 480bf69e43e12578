import type { OpeningRule } from '#content/opening/opening-rule.ts';
import type { MetroWay } from './metro-way.ts';
import type { BedKind } from './own-figures.ts';
import type { PaidLeg, TripTariffs } from './fares.ts';

/** An opening rule without its words, and the part that it is about, if it is not the whole place. */
export interface KnownRule {
  readonly rule: OpeningRule;
  readonly what?: string;
  /** Whether the part is several: the stalls. */
  readonly plural?: true | undefined;
}

/** What the guide knows of a possible stop, in one language. */
export interface Known {
  readonly id: string;
  /** Of its place in links. */
  readonly number: number;
  readonly name: string;
  readonly hangul?: string;
  /** `seoul`, `busan`, `jeju` … */
  readonly city: string;
  /** The id of the place of an activity; its own id otherwise. */
  readonly place: string;
  /** The name of that place, for what is said of its hours; only of an activity. */
  readonly placeName?: string;
  /** Degrees; absent for what has no single place. */
  readonly lat?: number;
  readonly lng?: number;
  /** The id of its metro station. */
  readonly station?: string;
  /** Minutes on foot from the station, where somebody has timed them. */
  readonly walk?: number;
  /** Nobody walks from the station: minutes by bus or cable car, 0 where they are not known. */
  readonly onward?: number;
  /** When it is open. */
  readonly hours?: KnownRule;
  /** The days off of parts of it, or of the whole where no hours are known. */
  readonly closings?: readonly KnownRule[];
  /** The hours are not those of the stop, which stays outside. */
  readonly outdoors?: true;
  /** The shortest usual visit in minutes, or the guide's estimate. */
  readonly stay: number;
  /** KRW of the admissions and rides that it needs. */
  readonly tickets: readonly number[];
  /** Whether the guide knows what it costs, be it nothing. */
  readonly priced: boolean;
  readonly icon?: string;
  /** Of an activity: how its trip gets there from the stop before, and back to the lodging at the end of its day. */
  readonly plan?: KnownPlan;
}

export interface KnownPlan {
  readonly legs: readonly PaidLeg[];
  /** The id of the activity before; absent for the first of a day. */
  readonly after?: string;
  /** Its journeys to another city that are booked. */
  readonly booked?: readonly BookedJourney[];
  /** Only of the last of a day. */
  readonly back?: readonly PaidLeg[];
}

/** A train or a flight for which one buys a ticket ahead: `KTX Seúl-Busan`. */
export interface BookedJourney {
  readonly mode: 'train' | 'flight';
  readonly route: string;
}

/** A journey between two cities. */
export interface KnownJourney {
  readonly between: readonly [string, string];
  readonly mode: 'train' | 'flight' | 'express-bus';
  /** From station to station, or in the air. */
  readonly minutes: number;
  /** KRW, where a source gives it. */
  readonly fare?: number;
  /** Where the metro of a city meets it, by the ids of the stations. */
  readonly stations?: Readonly<Partial<Record<string, string>>>;
}

/** What a night costs in one kind of bed. */
export interface KnownBed {
  readonly kind: Exclude<BedKind, 'own'>;
  /** The only city that it is known for; absent where it is the same in all. */
  readonly city?: string;
  /** KRW a night, the lowest and the highest. */
  readonly won: Range;
  /** A room is for two. */
  readonly per: 'room' | 'person';
}

/** KRW, lowest and highest. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Minutes of a stop of which nobody knows how long one stays. */
export const usualStay = 60;

/** All that the rules need to know besides a trip. */
export interface TripContext {
  readonly known: ReadonlyMap<string, Known>;
  readonly tariffs: TripTariffs;
  /** KRW of a day's meals by level. */
  readonly meals: Readonly<Record<string, number>>;
  readonly journeys: readonly KnownJourney[];
  /** What nights cost, as far as a source says. */
  readonly beds?: readonly KnownBed[];
  /** The way by metro between two stations; absent until the network is loaded. */
  readonly metro?: (from: string, to: string) => MetroWay | undefined;
  /** Where a station is, for those where one sleeps; absent until the network is loaded. */
  readonly stationAt?: (id: string) => { readonly lat: number; readonly lng: number } | undefined;
}
