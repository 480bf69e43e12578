import { addDays } from './time/days.ts';
import { nextTerms } from './time/terms.ts';
import type { TripAnswers } from './trip-answers.ts';

/** The query of a link to the plan for the D-4 visa, with its question mark; empty when nothing is known. */
export function d4Query({ passport, days, arrival, term, city, school }: TripAnswers): string {
  const begin = term ?? (arrival && termFrom(arrival));
  const query = new URLSearchParams({
    ...(passport && { passport }),
    ...(days && { days: String(days) }),
    ...(begin && { term: begin }),
    ...(city && { city }),
    ...(school && { school }),
  }).toString();
  return query && `?${query}`;
}

/** The query of a link to the contact form about a course, with its question mark. */
export function contactQuery({ passport, term, school }: TripAnswers): string {
  const query = new URLSearchParams({
    subject: 'estudiar',
    ...(school && { school }),
    ...(term && { term }),
    ...(passport && { passport }),
  });
  return `?${query.toString()}`;
}

/** The query of a link to the entry checker; empty without a passport, as the checker needs one. */
export function checkerQuery({ passport, purpose, days, arrival }: TripAnswers): string {
  if (!passport) return '';
  const query = new URLSearchParams({
    passport,
    ...(purpose && { purpose }),
    ...(days && { days: String(days) }),
    ...(arrival && { arrival }),
  });
  return `?${query.toString()}`;
}

/** The first term that begins in the month of a day or later. */
export function termFrom(day: string): string | undefined {
  return nextTerms(addDays(`${day.slice(0, 7)}-01`, -1))[0];
}

/** The term to plan for: the chosen one, else the first after an arrival in the future. */
export function d4Term({ term, arrival }: TripAnswers, today: string): string | null {
  return term ?? (arrival && arrival >= today ? termFrom(arrival) : undefined) ?? null;
}
