import { stopsOf, withStops, type Day, type Stop, type Trip } from './trip.ts';

/** The trip with one day changed. */
export function withDay(trip: Trip, day: number, change: (day: Day) => Day): Trip {
  return { ...trip, days: trip.days.map((each, index) => (index === day ? change(each) : each)) };
}

/** The trip with one stop changed, wherever it is. */
export function withStop(trip: Trip, key: number, change: (stop: Stop) => Stop): Trip {
  return withStops(trip, (stops) => stops.map((stop) => (stop.key === key ? change(stop) : stop)));
}

/** A stop by its key, with the index of its day; without one it is in the tray. */
export function findStop(trip: Trip, key: number): { stop: Stop; day?: number } | undefined {
  for (const [day, { stops }] of trip.days.entries()) {
    const stop = stops.find((each) => each.key === key);
    if (stop) return { stop, day };
  }
  const stop = trip.tray.find((each) => each.key === key);
  return stop && { stop };
}

export function removeStop(trip: Trip, key: number): Trip {
  return withStops(trip, (stops) => stops.filter((stop) => stop.key !== key));
}

/** Where a stop goes: an index of a day, or of the tray. */
export interface Slot {
  /** The index of the day; absent for the tray. */
  readonly day?: number | undefined;
  readonly index: number;
  /** The time that it gets; without one it follows the stop before. */
  readonly at?: number | undefined;
}

/** Puts a stop into a day or the tray. */
export function insertStop(trip: Trip, stop: Stop, { day, index, at }: Slot): Trip {
  const { at: _at, ...rest } = stop;
  const placed = at === undefined ? rest : { ...rest, at };
  const into = (stops: readonly Stop[]) => stops.toSpliced(index, 0, placed);
  if (day === undefined) return { ...trip, tray: into(trip.tray) };
  return withDay(trip, day, (each) => ({ ...each, stops: into(each.stops) }));
}

/** Takes a stop from where it is to another place; it keeps its note and its length. */
export function moveStop(trip: Trip, key: number, slot: Slot): Trip {
  const found = findStop(trip, key);
  return found ? insertStop(removeStop(trip, key), found.stop, slot) : trip;
}

/** Swaps what two days hold; where one sleeps stays. */
export function swapDays(trip: Trip, one: number, other: number): Trip {
  const [first, second] = [trip.days[one], trip.days[other]];
  if (!first || !second) return trip;
  const days = trip.days.map((day, index) => {
    if (index === one) return { ...second, sleep: day.sleep };
    return index === other ? { ...first, sleep: day.sleep } : day;
  });
  return { ...trip, days };
}

/** So many days; the stops of days that go are put into the tray. */
export function withLength(trip: Trip, count: number): Trip {
  const kept = trip.days.slice(0, count);
  const added = Array.from({ length: count - kept.length }, () => ({
    title: '',
    sleep: '',
    stops: [],
  }));
  const left = trip.days.slice(count).flatMap(({ stops }) => stops);
  return { ...trip, days: [...kept, ...added], tray: [...trip.tray, ...left] };
}

/** The key for another stop. */
export function nextKey(trip: Trip): number {
  return Math.max(0, ...stopsOf(trip).map(({ key }) => key)) + 1;
}
