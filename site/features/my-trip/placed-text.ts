import { capital } from '#content/formats.ts';
import { clock } from '#domain/time/clock.ts';
import { fill } from '#domain/text/fill.ts';
import { findStop } from '#domain/trips/changes.ts';
import { checkTrip } from '#domain/trips/check-trip.ts';
import type { Finding } from '#domain/trips/finding.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { countOf } from '#domain/text/count-of.ts';
import { daysOf, nameOf } from './days.ts';
import type { Tool } from './tool.ts';

type Words = Pick<Tool, 'facts' | 'locale'>;

/** Where a stop now is, and how many warnings there are: `Deoksugung, viernes 9, 18:15. Hay cuatro avisos.` */
export function placedText(trip: Trip, key: number, words: Words): string {
  const { facts, locale } = words;
  const { text } = facts;
  const found = findStop(trip, key);
  if (!found) return '';
  const findings = checkTrip(trip, facts.context);
  const name = nameOf(found.stop, facts);
  const left = findingsText(findings, words);
  if (found.day === undefined) return fill(text.say.droppedTray, { name, findings: left });
  const day = daysOf(trip, facts, locale)[found.day];
  const at = day?.stops.find(({ stop }) => stop.key === key)?.at ?? 0;
  return fill(text.say.dropped, { name, day: day?.name ?? '', time: clock(at), findings: left });
}

/** Where a day now is: `Palacio y callejones, viernes 9. Hay cuatro avisos.` */
export function dayPlacedText(trip: Trip, index: number, words: Words): string {
  const { facts, locale } = words;
  const findings = checkTrip(trip, facts.context);
  const day = daysOf(trip, facts, locale)[index];
  const title = capital(day?.title ?? '');
  const left = findingsText(findings, words);
  return fill(facts.text.say.droppedDay, { title, day: day?.name ?? '', findings: left });
}

/** `Hay cuatro avisos`, or `Sin avisos`. */
export function findingsText(findings: readonly Finding[], { facts, locale }: Words): string {
  const { say } = facts.text;
  const count = findings.filter(({ level }) => level !== 'note').length;
  return count === 0 ? say.noFindings : countOf(say.findings, count, locale);
}
