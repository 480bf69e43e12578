import {
  findStop,
  insertStop,
  moveStop,
  nextKey,
  removeStop,
  withDay,
  withLength,
  withStop,
  type Slot,
} from '#domain/trips/changes.ts';
import { limits, stopsOf, type Day, type Stop, type Trip } from '#domain/trips/trip.ts';

/** The stops of a day by its index, or of the tray. */
export const stopsIn = ({ days, tray }: Trip, day: number | undefined): readonly Stop[] =>
  day === undefined ? tray : (days[day]?.stops ?? []);

/** Where a stop stands. */
export function slotOf(trip: Trip, key: number): Slot | undefined {
  const found = findStop(trip, key);
  return found && { day: found.day, index: stopsIn(trip, found.day).indexOf(found.stop) };
}

/** Adds a stop, at the end of its day or before another; a full trip stays as it is. */
export function addStop(
  trip: Trip,
  stop: Omit<Stop, 'key'>,
  { day, index, at }: Partial<Slot>,
): Trip {
  if (stopsOf(trip).length >= limits.stops) return trip;
  const end = stopsIn(trip, day).length;
  return insertStop(trip, { ...stop, key: nextKey(trip) }, { day, index: index ?? end, at });
}

/**
 * One place up or down; the two exchange the times that they have, so that the day keeps its hours. Hours that fell
 * stay with their stops, as they then rise.
 */
export function shiftStop(trip: Trip, key: number, by: 1 | -1): Trip {
  const slot = slotOf(trip, key);
  if (!slot) return trip;
  const stops = stopsIn(trip, slot.day);
  const [stop, other] = [stops[slot.index], stops[slot.index + by]];
  if (!stop || !other) return trip;
  const [first, second] = by < 0 ? [other, stop] : [stop, other];
  const falls = first.at !== undefined && second.at !== undefined && first.at > second.at;
  const [own, others] = falls ? [stop.at, other.at] : [other.at, stop.at];
  const moved = moveStop(trip, key, { day: slot.day, index: slot.index + by, at: own });
  return withStop(moved, other.key, (each) => timed(each, others));
}

/** To another place of its day, one step after the other: the day keeps its hours. */
export function shiftStopTo(trip: Trip, key: number, index: number): Trip {
  const slot = slotOf(trip, key);
  if (!slot) return trip;
  const to = Math.max(0, Math.min(index, stopsIn(trip, slot.day).length - 1));
  const by = to < slot.index ? -1 : 1;
  let shifted = trip;
  for (let at = slot.index; at !== to; at += by) shifted = shiftStop(shifted, key, by);
  return shifted;
}

/** To a place of a day or the tray, counted without the stop itself; there its old time means nothing. */
export function placeStop(trip: Trip, key: number, slot: Slot): Trip {
  const most = stopsIn(removeStop(trip, key), slot.day).length;
  return moveStop(trip, key, { ...slot, index: Math.max(0, Math.min(slot.index, most)) });
}

function timed({ at: _at, ...stop }: Stop, at: number | undefined): Stop {
  return at === undefined ? stop : { ...stop, at };
}

export interface StopChange {
  readonly at?: number | undefined;
  readonly stay?: number | undefined;
  readonly note?: string | undefined;
}

/** Changes time, length or note of a stop; what is undefined or empty goes. */
export function editStop(trip: Trip, key: number, change: StopChange): Trip {
  return withStop(trip, key, (stop) => {
    const { at, stay, note } = { ...stop, ...change };
    return {
      key,
      of: stop.of,
      ...(stop.name && { name: stop.name }),
      ...(at !== undefined && { at }),
      ...(stay !== undefined && { stay }),
      ...(note && { note }),
    };
  });
}

export function editDay(trip: Trip, day: number, change: Partial<Omit<Day, 'stops'>>): Trip {
  return withDay(trip, day, (each) => ({ ...each, ...change }));
}

/** Moves a whole day to another place; its date follows from that. */
export function moveDay(trip: Trip, from: number, to: number): Trip {
  const day = trip.days[from];
  if (!day || from === to) return trip;
  return { ...trip, days: trip.days.toSpliced(from, 1).toSpliced(to, 0, day) };
}

/** Takes a day out; its stops go to the tray. */
export function removeDay(trip: Trip, index: number): Trip {
  return withLength(moveDay(trip, index, trip.days.length - 1), trip.days.length - 1);
}

/** The trip with more stops in its tray, as many as it takes. */
export function addAll(trip: Trip, stops: readonly Stop[]): Trip {
  return stops.reduce(
    (before, { of, note, name }) =>
      addStop(before, { of, ...(note && { note }), ...(name && { name }) }, {}),
    trip,
  );
}
