import { isDay, purposes, stayLimits, type Trip } from './entry-trip.ts';

/** A journey as it was typed. */
export interface TypedTrip {
  readonly passport: string;
  readonly purpose: string;
  readonly days: string;
  readonly arrival: string;
}

/** Field errors as codes; the form has the messages. */
export interface TripFieldErrors {
  readonly passport?: 'missing';
  readonly days?: 'notInLimits';
  readonly arrival?: 'notADate' | 'past';
}

/**
 * Reads a journey. An unknown purpose counts as tourism, as filters ignore unknown values; any other
 * unreadable value is a field error. Never throws.
 * @param passports The passports that the guide has rules for.
 * @param today `YYYY-MM-DD` in Korea.
 */
export function parseTrip(
  typed: TypedTrip,
  passports: readonly string[],
  today: string,
): { readonly trip: Trip & { readonly passport: string } } | { readonly errors: TripFieldErrors } {
  const passport = typed.passport.trim();
  const days = /^\s*\d{1,4}\s*$/.test(typed.days) ? Number(typed.days) : Number.NaN;
  const arrival = typed.arrival.trim();
  const wrongArrival = arrivalError(arrival, today);
  const errors: TripFieldErrors = {
    ...(!passports.includes(passport) && { passport: 'missing' }),
    ...(!(days >= stayLimits.min && days <= stayLimits.max) && { days: 'notInLimits' }),
    ...(wrongArrival && { arrival: wrongArrival }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  const purpose = purposes.find((value) => value === typed.purpose) ?? 'tourism';
  return { trip: { passport, purpose, days, ...(arrival && { arrival }) } };
}

function arrivalError(arrival: string, today: string): TripFieldErrors['arrival'] {
  if (arrival === '') return undefined;
  if (!isDay(arrival)) return 'notADate';
  return arrival < today ? 'past' : undefined;
}
