import type { Locale } from '#content/locale.ts';
import type { EntryRules } from './read.ts';
import { koreanDay } from '#domain/entry-trip.ts';
import { answerText } from './answer-text.ts';
import type { Example } from './entry-checker.island.tsx';
import { emptyTrip } from './trip-query.ts';

const passport = 'ES';

/** The answer that stands in the document: a visit with a Spanish passport, on the day of the build. */
export function exampleOf(rules: EntryRules, locale: Locale, now: Date): Example {
  const day = koreanDay(now);
  const trip = { passport, purpose: 'tourism', days: Number(emptyTrip.days) } as const;
  const answer = answerText(rules, trip, day, locale);
  if (!answer) throw new Error(`no rules for ${passport}`);
  return { passport, day, answer };
}
