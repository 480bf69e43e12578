import type { OwnFigures } from './own-figures.ts';

/** How much a day's three meals cost. */
export const mealLevelIds = ['simple', 'usual', 'generous'] as const;

export type MealLevelId = (typeof mealLevelIds)[number];

/** A visitor's trip: the only thing that is stored, shared and undone. It holds no price, hour or name of the guide. */
export interface Trip {
  readonly name: string;
  /** `YYYY-MM-DD` of the first day; empty until there is one. */
  readonly start: string;
  readonly people: number;
  readonly meals: MealLevelId;
  readonly days: readonly Day[];
  /** Stops without a day. */
  readonly tray: readonly Stop[];
  /** What the visitor knows of its cost; absent without any. */
  readonly figures?: OwnFigures;
}

/** A day has no date of its own: it follows from the first one. */
export interface Day {
  /** What the visitor calls it; empty for what follows from its stops. */
  readonly title: string;
  /** The id of the station where one sleeps that night; empty where there is none. */
  readonly sleep: string;
  readonly stops: readonly Stop[];
}

export interface Stop {
  /** Tells the stops of a session apart; it is not stored. */
  readonly key: number;
  /** The id of a place, a spot or an activity (`seoul-5days/tongin-lunch`), or `own` for one of the visitor's. */
  readonly of: string;
  /** Minutes after midnight, in steps of five; without it the stop follows the one before. */
  readonly at?: number;
  /** Minutes, in steps of five; without it the shortest usual visit. */
  readonly stay?: number;
  /** What the visitor wrote; of an own stop first its name, and below that the note. */
  readonly note?: string;
  /** What it was called, for one that the guide no longer has. */
  readonly name?: string;
}

export const limits = { people: 20, days: 60, stops: 300, text: 500 } as const;

export const ownStop = 'own';

/** A trip without days. */
export const emptyTrip: Trip = {
  name: '',
  start: '',
  people: 1,
  meals: 'usual',
  days: [],
  tray: [],
};

/** Every stop, those of the days in their order and then those without one. */
export function stopsOf({ days, tray }: Pick<Trip, 'days' | 'tray'>): Stop[] {
  return [...days.flatMap(({ stops }) => stops), ...tray];
}

/**
 * The trip with the stops of each day, and then those without one, changed. A day that keeps its stops stays the same
 * object, because what is known of a day is remembered by it.
 */
export function withStops(trip: Trip, change: (stops: readonly Stop[]) => readonly Stop[]): Trip {
  const changed = (stops: readonly Stop[]) => {
    const next = change(stops);
    const isSame = next.length === stops.length && next.every((stop, at) => stop === stops[at]);
    return isSame ? stops : next;
  };
  const days = trip.days.map((day) => {
    const stops = changed(day.stops);
    return stops === day.stops ? day : { ...day, stops };
  });
  return { ...trip, days, tray: changed(trip.tray) };
}

/** Stops with keys from 1, as they are after reading a trip. */
export function withKeys(trip: Trip): Trip {
  let key = 0;
  return withStops(trip, (stops) => stops.map((stop) => ({ ...stop, key: ++key })));
}
