import { daylight } from '../time/daylight.ts';
import { canBeJudged, checkOpening } from './check-opening.ts';
import type { Timed } from './day-times.ts';
import { levels, type Finding, type FindingCode } from './finding.ts';
import { isJourney, type Leg } from './legs.ts';
import { namesOf } from './own-stop.ts';
import { ownStop } from './trip.ts';
import { areTwoCities } from './walk.ts';

/** Minutes that one may be late for a time of one's own. */
const lateness = 5;
const longest = 12 * 60;
const lastMetro = 23.5 * 60;
const midnight = 24 * 60;
const firstMetro = 5.5 * 60;
const outside = new Set(['beach', 'hike', 'view']);

/** A day with its date (empty without one), its stops, and the way back. */
export interface CheckedDay {
  readonly day: number;
  readonly date: string;
  readonly timed: readonly Timed[];
  readonly back?: Leg | undefined;
}

/** What does not fit on a day. */
export function checkDay({ day, date, timed, back }: CheckedDay): Finding[] {
  const findings: Finding[] = [];
  const add = (code: FindingCode, stop: number | undefined, names: Finding['names']) =>
    findings.push({ code, level: levels[code], day, ...(stop && { stop }), names });
  let placed: Timed | undefined;
  let travelled = false;
  timed.forEach((each, index) => {
    const { stop, known } = each;
    const before = timed[index - 1];
    for (const found of checkOpening(each, date)) findings.push({ ...found, day, stop: stop.key });
    if (!known && stop.of !== ownStop) add('gone', stop.key, { name: nameOf(each) });
    if (known?.lat !== undefined && !canBeJudged(known))
      add('hours-unknown', stop.key, { place: known.name });
    if (before) for (const [code, names] of between(before, each)) add(code, stop.key, names);
    travelled ||= each.leg?.mode === 'journey';
    if (placed?.known && known?.lat !== undefined) {
      if (areTwoCities(placed.known, known) && !hasJourney(each, travelled))
        add('two-cities', stop.key, { one: placed.known.name, other: known.name });
      travelled = false;
    }
    if (known?.lat !== undefined) placed = each;
    else if (!known && stop.of !== ownStop) placed = undefined;
    const sets = sunset(each, date);
    if (sets !== undefined && each.until > sets)
      add('dark', stop.key, { sets, place: nameOf(each) });
    if (each.leg && before && isLate(each.leg, before.until))
      add('late-metro', stop.key, { at: before.until });
  });
  const [first, last] = [timed[0], timed.at(-1)];
  if (first?.leg?.mode === 'journey' && first.at - first.leg.minutes < firstMetro)
    add('early-start', first.stop.key, {
      place: nameOf(first),
      at: first.at,
      leaves: Math.max(0, first.at - first.leg.minutes),
    });
  const late = timed.find(({ at, given }) => at >= midnight && !given);
  if (late) add('past-midnight', late.stop.key, { place: nameOf(late), at: late.at });
  if (back && last && isLate(back, last.until)) add('late-metro', undefined, { at: last.until });
  if (first && last && last.until - first.at > longest)
    add('long-day', undefined, { hours: last.until - first.at, from: first.at, to: last.until });
  return findings;
}

type Between = readonly [FindingCode, Finding['names']];

/** What the times of two stops in a row say. */
function between(before: Timed, each: Timed): Between[] {
  if (!each.given) return [];
  const place = nameOf(each);
  const names = { place, before: nameOf(before) };
  if (each.at < before.at) return [['out-of-order', names]];
  if (each.at < before.until) return [['overlap', names]];
  const { minutes = 0, mode = 'unknown' } = each.leg ?? {};
  const gap = each.at - before.until;
  return minutes > gap + lateness ? [['leg-too-long', { ...names, minutes, mode, gap }]] : [];
}

const nameOf = ({ known, stop }: Timed) => known?.name ?? namesOf(stop).name;

/** A journey without a time between two cities that no journey of the guide joins is none. */
function hasJourney({ leg, known }: Timed, travelled: boolean): boolean {
  const own = known?.plan?.legs.some(isJourney) === true;
  return leg?.mode === 'journey' ? leg.minutes > 0 || own : travelled;
}

function isLate({ mode }: Leg, leaves: number): boolean {
  const time = leaves % (24 * 60);
  return mode === 'metro' && (time >= lastMetro || (leaves > 24 * 60 && time < firstMetro));
}

function sunset({ known }: Timed, date: string): number | undefined {
  if (!date || !known?.icon || !outside.has(known.icon)) return undefined;
  const { lat, lng } = known;
  return lat === undefined || lng === undefined ? undefined : daylight(date, { lat, lng }).sets;
}
