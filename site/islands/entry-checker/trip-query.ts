import type { TypedTrip } from '#domain/parse-trip.ts';
import { answersIn, type TripAnswers } from '#domain/trip-answers.ts';

export const tripFields = ['passport', 'purpose', 'days', 'arrival'] as const;

export type TripField = (typeof tripFields)[number];

/** The initial values of the form. */
export const emptyTrip: TypedTrip = { passport: '', purpose: 'tourism', days: '14', arrival: '' };

/** The initial values for a visitor with stored answers; invalid ones are left out. */
export function tripFrom(
  { passport = '', purpose = 'tourism', days, arrival = '' }: TripAnswers,
  passports: readonly string[],
  today: string,
): TypedTrip {
  return {
    passport: passports.includes(passport) ? passport : '',
    purpose,
    days: days ? String(days) : emptyTrip.days,
    arrival: arrival >= today ? arrival : '',
  };
}

/** The stored answers after a question; a new day of arrival removes the term chosen for the old one. */
export function afterTrip(before: TripAnswers, trip: TypedTrip): TripAnswers {
  const { arrival, ...answers } = answersIn(new URLSearchParams({ ...trip }));
  const moved = arrival !== before.arrival;
  return { ...before, ...answers, arrival, ...(moved && { term: undefined }) };
}

/** The question in a query; undefined when there is none. */
export function tripOf(query: URLSearchParams): TypedTrip | undefined {
  if (!tripFields.some((name) => query.has(name))) return undefined;
  const read = (name: TripField) => query.get(name) ?? emptyTrip[name];
  return {
    passport: read('passport').toUpperCase(),
    purpose: read('purpose'),
    days: read('days'),
    arrival: read('arrival'),
  };
}

/** Writes a question into the query; other parameters stay. */
export function writeTrip(query: URLSearchParams, trip: TypedTrip): void {
  for (const name of tripFields) {
    if (trip[name]) query.set(name, trip[name]);
    else query.delete(name);
  }
}
