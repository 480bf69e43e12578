import type { TypedTrip } from './parse-trip.ts';
import { answersIn, type TripAnswers } from '#domain/trip-answers.ts';

/** Stands for every passport that the guide has no rules for. */
export const unlisted = 'ZZ';

export const tripFields = ['passport', 'purpose', 'days', 'arrival', 'age', 'korean'] as const;

export type TripField = (typeof tripFields)[number];

/** The initial values of the form. */
export const emptyTrip: TypedTrip = {
  passport: '',
  purpose: 'tourism',
  days: '14',
  arrival: '',
  age: '18-64',
  korean: 'none',
};

/** The initial values for a visitor with stored answers; invalid ones are left out. */
export function tripFrom(
  { passport = '', purpose = 'tourism', days, arrival = '' }: TripAnswers,
  passports: readonly string[],
  today: string,
): TypedTrip {
  return {
    ...emptyTrip,
    passport: passports.includes(passport) ? passport : '',
    purpose,
    days: days ? String(days) : emptyTrip.days,
    arrival: arrival >= today ? arrival : '',
  };
}

/**
 * The stored answers after a question; a new day of arrival removes the term chosen for the old one. Neither age nor
 * ties to Korea are stored, and no passport that is not listed.
 */
export function afterTrip(before: TripAnswers, trip: TypedTrip): TripAnswers {
  const passport = trip.passport === unlisted ? '' : trip.passport;
  const { arrival, ...answers } = answersIn(new URLSearchParams({ ...trip, passport }));
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
    age: read('age'),
    korean: read('korean'),
  };
}

/** Writes a question into the query, without what hardly anybody answers otherwise; other parameters stay. */
export function writeTrip(query: URLSearchParams, trip: TypedTrip): void {
  for (const name of tripFields) {
    const usual = (name === 'age' || name === 'korean') && trip[name] === emptyTrip[name];
    if (trip[name] && !usual) query.set(name, trip[name]);
    else query.delete(name);
  }
}
