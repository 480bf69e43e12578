import { clock } from '#domain/time/clock.ts';
import { fill } from '#domain/text/fill.ts';
import { findStop } from '#domain/trips/changes.ts';
import { checkTrip } from '#domain/trips/check-trip.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { countOf } from './counted.ts';
import { daysOf, nameOf } from './days.ts';
import type { Tool } from './tool.ts';

/** Where a stop now is, and how many warnings are left: `Deoksugung, viernes 9, 18:15. Quedan 4 avisos.` */
export function placedText(trip: Trip, key: number, { facts, text, locale }: Tool): string {
  const found = findStop(trip, key);
  if (!found) return '';
  const findings = checkTrip(trip, facts.context);
  const count = findings.filter(({ level }) => level !== 'note').length;
  const name = nameOf(found.stop, facts);
  const left =
    count === 0
      ? text.say.noFindings
      : fill(text.say.left, { findings: countOf(text.count.findings, count, locale) });
  if (found.day === undefined) return fill(text.say.droppedTray, { name, findings: left });
  const day = daysOf(trip, findings, facts, locale)[found.day];
  const at = day?.stops.find(({ stop }) => stop.key === key)?.at ?? 0;
  return fill(text.say.dropped, { name, day: day?.name ?? '', time: clock(at), findings: left });
}
