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

/** The question that an address asks, or undefined where it asks none. */
export function tripOf(params: URLSearchParams): TypedTrip | undefined {
  if (!tripFields.some((name) => params.has(name))) return undefined;
  const read = (name: TripField) => params.get(name) ?? emptyTrip[name];
  return {
    passport: read('passport').toUpperCase(),
    purpose: read('purpose'),
    days: read('days'),
    arrival: read('arrival'),
  };
}

/** The address with another question; what it says of other things stays. */
export function withTrip(params: URLSearchParams, trip: TypedTrip): URLSearchParams {
  const after = new URLSearchParams(params);
  for (const name of tripFields) {
    if (trip[name]) after.set(name, trip[name]);
    else after.delete(name);
  }
  return after;
}
