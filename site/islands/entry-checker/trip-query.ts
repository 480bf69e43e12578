import type { TypedTrip } from '#domain/entry-trip.ts';
import { answersIn, type TripAnswers } from '#domain/trip-answers.ts';

export const tripFields = ['passport', 'purpose', 'days', 'arrival'] as const;

export type TripField = (typeof tripFields)[number];

/** What the form holds before anybody has typed. */
export const emptyTrip: TypedTrip = { passport: '', purpose: 'tourism', days: '14', arrival: '' };

/** What the form holds for a visitor who has answered before: nothing that it would call wrong. */
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

/** The answers after a question: another day of arrival ends what was planned for the first. */
export function afterTrip(before: TripAnswers, trip: TypedTrip): TripAnswers {
  const { arrival, ...answers } = answersIn(new URLSearchParams({ ...trip }));
  const moved = arrival !== before.arrival;
  return { ...before, ...answers, arrival, ...(moved && { term: undefined }) };
}

/** The question that a query asks, or undefined where it asks none. */
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

/** Writes another question into the query; what else the query says stays. */
export function writeTrip(query: URLSearchParams, trip: TypedTrip): void {
  for (const name of tripFields) {
    if (trip[name]) query.set(name, trip[name]);
    else query.delete(name);
  }
}
