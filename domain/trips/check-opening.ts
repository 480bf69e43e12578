import type { OpeningPeriod, OpeningRule } from '#content/opening/opening-rule.ts';
import { remembered } from '../memory.ts';
import { closingOn, hangsOnHolidays, type Closing } from '../opening/closing-days.ts';
import { minutesOf, periodsOn } from '../opening/hours.ts';
import { addDays, weekdayOf } from '../time/days.ts';
import type { Timed } from './day-times.ts';
import { levels, type Finding, type FindingCode } from './finding.ts';
import type { Known, KnownRule } from './known.ts';

const codes: Readonly<Record<Exclude<Closing, 'perhaps'>, FindingCode>> = {
  weekday: 'closed-weekday',
  moved: 'closed-moved',
  nth: 'closed-nth',
  holiday: 'closed-holiday',
  'new-year': 'closed-new-year',
  seollal: 'closed-seollal',
  chuseok: 'closed-chuseok',
  season: 'closed-season',
};

type Found = Pick<Finding, 'code' | 'level' | 'names'>;

const found = (code: FindingCode, names: Found['names'], level = levels[code]): Found => ({
  code,
  level,
  names,
});

/** Whether the guide can say when a stop is open; one without a place opens with what it is about. */
export function canBeJudged({ hours, closings = [], outdoors }: Known): boolean {
  return hours !== undefined || closings.length > 0 || outdoors === true;
}

/** A day off of a stop, or of a part of it. */
export interface DayOff {
  readonly closing: Closing;
  /** The part; absent for the whole place. */
  readonly what?: string;
}

/** The hours of a stop, unless it stays outside, and the days off of what else opens there. */
const rulesOf = ({ hours, closings = [], outdoors }: Known) => [
  ...(hours && !outdoors ? [hours] : []),
  ...closings,
];

/** What of a stop is closed on a date. */
export function daysOff(known: Known, date: string): DayOff[] {
  return rulesOf(known).flatMap(({ rule, what }): DayOff[] => {
    const closing = closingOn(rule, date);
    return closing ? [{ closing, ...(what && { what }) }] : [];
  });
}

/** Whether the whole place is closed on a date; false when it opens, or nobody knows. */
export function isClosedOn(known: Known, date: string): boolean {
  return daysOff(known, date).some(({ closing, what }) => !what && closing !== 'perhaps');
}

/** What the hours of a stop say about its time on a date (`YYYY-MM-DD`); without a date only of the time. */
export function checkOpening({ known, at, until }: Timed, date: string): Found[] {
  if (!known) return [];
  const { hours, outdoors, name } = known;
  const days = date ? daysOff(known, date).map((each) => dayFound(each, name, date)) : [];
  if (days.some(({ level }) => level === 'closed') || !hours || outdoors || !date)
    return unique(days);
  return unique([...days, ...checkHours(hours, name, { date, at, until })]);
}

function dayFound({ closing, what }: DayOff, place: string, date: string): Found {
  const names = { place, date, weekday: weekdayOf(date), year: Number(date.slice(0, 4)) };
  if (closing === 'perhaps') return found('perhaps-closed', { ...names, place: what ?? place });
  if (what) return found('part-closed', { ...names, what });
  const nth = Math.ceil(Number(date.slice(8)) / 7);
  return found(codes[closing], closing === 'nth' ? { ...names, nth } : names);
}

interface Visit {
  readonly date: string;
  readonly at: number;
  readonly until: number;
}

function checkHours({ rule }: KnownRule, place: string, visit: Visit): Found[] {
  const { at, until } = visit;
  const intervals = intervalsOn(rule, visit.date);
  const level = rule.about ? ('tight' as const) : undefined;
  const inside = intervals.find(({ from, to }) => from <= at && at < to);
  if (!inside) {
    const next = intervals.find(({ from }) => from > at);
    if (next) return [found('before-opening', { place, at, opens: next.from }, level)];
    const last = intervals.at(-1);
    return last ? [found('after-closing', { place, at, closes: last.to }, level)] : [];
  }
  const { lastEntry, to } = inside;
  if (lastEntry !== undefined && at > lastEntry)
    return [found('after-last-entry', { place, at, last: lastEntry }, level)];
  return until > to ? [found('past-closing', { place, closes: to, until }, level && 'note')] : [];
}

interface Interval {
  readonly from: number;
  readonly to: number;
  readonly lastEntry?: number;
}

/** The hours of a date in minutes after its midnight, in order, with what is left of the night before. */
export const intervalsOn = remembered((rule: OpeningRule, date: string): readonly Interval[] => {
  if (rule.always) return closingOn(rule, date) ? [] : [{ from: 0, to: 48 * 60 }];
  const night = periodsOn(rule, addDays(date, -1)).map((period) => intervalOf(period, -24 * 60));
  const day = periodsOn(rule, date).map((period) => intervalOf(period, 0));
  return [...night.filter(({ to }) => to > 0), ...day].toSorted((a, b) => a.from - b.from);
});

function intervalOf({ opens, closes, lastEntry }: OpeningPeriod, offset: number): Interval {
  const from = minutesOf(opens);
  const later = (time: string) => {
    const minutes = minutesOf(time);
    return (minutes <= from ? minutes + 24 * 60 : minutes) + offset;
  };
  return {
    from: from + offset,
    to: later(closes),
    ...(lastEntry !== undefined && { lastEntry: later(lastEntry) }),
  };
}

/** Whether holidays that nobody knows yet decide when a stop is open. */
export function dependsOnHolidays({ hours, closings = [] }: Known): boolean {
  return [...(hours ? [hours] : []), ...closings].some(({ rule }) => hangsOnHolidays(rule));
}

function unique(all: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return all.filter((each) => {
    const key = `${each.code} ${each.names['what'] ?? ''}`;
    return !seen.has(key) && seen.add(key);
  });
}
