import { taxiFare, type TaxiTariff } from '../fares.ts';
import { roundedWon } from '../text/amounts.ts';
import { minutesOf } from '../time/clock.ts';

/** Clock times `HH:MM`: the first train, the hour on which to count for the last, and when the last has arrived. */
export interface MetroHours {
  readonly first: string;
  readonly last: string;
  readonly end: string;
}

/** Minutes before the last train from which a ride is no longer sure. */
const margin = 60;

const day = 24 * 60;

/**
 * Whether trains still run on a ride: `maybe` when it begins in the last hour or ends after the hour on which to count,
 * `closed` between the arrival of the last train and the first; undefined when there is nothing to say or `at` is no time.
 * @param at The clock time of departure, `HH:MM`.
 * @param minutes How long the ride takes.
 */
export function lateRide(
  { first, last, end }: MetroHours,
  at: string,
  minutes: number,
): 'maybe' | 'closed' | undefined {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(at)) return undefined;
  const start = minutesOf(at);
  if (start >= minutesOf(end) && start < minutesOf(first)) return 'closed';
  // The night belongs to the day before, so that 0:20 is later than 23:50.
  const from = start < minutesOf(first) ? start + day : start;
  const until = minutesOf(last) < minutesOf(first) ? minutesOf(last) + day : minutesOf(last);
  return from >= until - margin || from + minutes > until ? 'maybe' : undefined;
}

/** Longest ride (km) for which a taxi is worth a sum. */
const longest = 40;

/**
 * The lowest and the highest fare (KRW) of a taxi instead of a ride, to the nearest thousand: the road may be a tenth
 * shorter than the rails or a third longer. Undefined for a ride that leaves the city.
 */
export function taxiInstead(tariff: TaxiTariff, metres: number, at: string) {
  const km = metres / 1000;
  if (km > longest) return undefined;
  const hour = Math.floor(minutesOf(at) / 60);
  const fare = (share: number) => roundedWon(taxiFare(tariff, km * share, hour).fare, 1000);
  return { from: fare(0.9), to: fare(1.33) };
}
