import type { OpeningRule } from '#content/opening/opening-rule.ts';
import { remembered } from '../memory.ts';
import { closingOn, hangsOnHolidays, type Closing } from '../opening/closing-days.ts';
import { intervalsOn, type Interval } from '../opening/hours.ts';
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
  readonly plural?: true | undefined;
}

/** The hours of a stop, unless it stays outside, and the days off of what else opens there. */
const rulesOf = ({ hours, closings = [], outdoors }: Known) => [
  ...(hours && !outdoors ? [hours] : []),
  ...closings,
];

/** What of a stop is closed on a date. */
export function daysOff(known: Known, date: string): DayOff[] {
  return rulesOf(known).flatMap(({ rule, what, plural }): DayOff[] => {
    const closing = closingOn(rule, date);
    return closing ? [{ closing, ...(what && { what }), ...(plural && { plural }) }] : [];
  });
}

/** Whether the whole place is closed on a date; false when it opens, or nobody knows. */
export function isClosedOn(known: Known, date: string): boolean {
  return daysOff(known, date).some(({ closing, what }) => !what && closing !== 'perhaps');
}

/** What the hours of a stop say about its time on a date (`YYYY-MM-DD`); nothing without a date. */
export function checkOpening({ known, at, until }: Timed, date: string): Found[] {
  if (!known || !date) return [];
  const { hours, outdoors, name: own, placeName: name = own } = known;
  const days = daysOff(known, date).map((each) => dayFound(each, name, date));
  if (days.some(({ level }) => level === 'closed') || !hours || outdoors) return unique(days);
  return unique([...days, ...checkHours(hours, name, { date, at, until })]);
}

function dayFound({ closing, what }: DayOff, place: string, date: string): Found {
  if (closing === 'perhaps') {
    const year = Number(date.slice(0, 4));
    return found('perhaps-closed', { place: what ?? place, weekday: weekdayOf(date), year });
  }
  return what
    ? found('part-closed', { place, date, what })
    : found(codes[closing], { place, date });
}

interface Visit {
  readonly date: string;
  readonly at: number;
  readonly until: number;
}

function checkHours({ rule }: KnownRule, place: string, visit: Visit): Found[] {
  const { at, until } = visit;
  const intervals = openOn(rule, visit.date);
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

/** The hours of a date in minutes after its midnight, in order, with what is left of the night before. */
export const openOn = remembered((rule: OpeningRule, date: string): readonly Interval[] => {
  if (rule.always) return closingOn(rule, date) ? [] : [{ from: 0, to: 48 * 60 }];
  const night = intervalsOn(rule, addDays(date, -1), -24 * 60).filter(({ to }) => to > 0);
  return [...night, ...intervalsOn(rule, date)].toSorted((a, b) => a.from - b.from);
});

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
