import { addDays, isDate } from '#domain/time/days.ts';
import { stayLimits } from '#domain/entry-trip.ts';
import type { TripDates } from './trip-outlook.ts';

/** The days of arrival and departure as they were typed. */
export interface TypedDates {
  readonly start: string;
  readonly end: string;
}

/** Field errors as codes; the form has the messages. */
export interface DateErrors {
  readonly start?: 'missing' | 'notADate';
  readonly end?: 'missing' | 'notADate' | 'before' | 'past' | 'tooLong';
}

/**
 * Reads the dates of a trip. One that has begun is accepted, one that is over is not. Never throws.
 * @param today `YYYY-MM-DD` in Korea.
 */
export function parseTripDates(
  { start, end }: TypedDates,
  today: string,
): { readonly dates: TripDates } | { readonly errors: DateErrors } {
  const wrongStart = dateError(start);
  const wrongEnd = dateError(end);
  if (wrongStart || wrongEnd)
    return {
      errors: { ...(wrongStart && { start: wrongStart }), ...(wrongEnd && { end: wrongEnd }) },
    };
  if (end < start) return { errors: { end: 'before' } };
  if (end < today) return { errors: { end: 'past' } };
  if (end > lastDeparture(start)) return { errors: { end: 'tooLong' } };
  return { dates: { from: start, to: end } };
}

/** The last departure that can be asked about for an arrival, both `YYYY-MM-DD`. */
export function lastDeparture(start: string): string {
  return addDays(start, stayLimits.max - 1);
}

function dateError(text: string) {
  if (text === '') return 'missing';
  return isDate(text) ? undefined : 'notADate';
}
