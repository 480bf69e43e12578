import fc from 'fast-check';
import OpeningHours from 'opening_hours';
import { describe, expect, it } from 'vitest';
import { everyRule } from '#content/opening/every-opening.ts';
import type { OpeningRule, Weekday } from '#content/opening/opening-rule.ts';
import { addDays, eachDay, inMonths, weekdayOf } from '../time/days.ts';
import { isDoubtfulHoliday, publicHolidays } from '../time/korean-holidays.ts';
import { closingOn } from './closing-days.ts';
import { intervalsOn } from './hours.ts';
import { isOvernight, osmDate, osmHours } from './osm-hours.ts';

const year = 2026;
const days = eachDay('2026-01-01', '2027-12-31');

/** A value with the public holidays by their dates: the parser knows none of Korea. */
function withHolidays(hours: string): string {
  const parts = hours.split('; ').flatMap((part) => {
    const [whole, first, last = first, weekday, open] =
      /^(?:(\w{3})(?:-(\w{3}))? )?PH(?: (\w\w))? (.*)$/.exec(part) ?? [];
    if (!whole) return [part];
    return publicHolidays
      .filter((day) => !weekday || weekday === weekdays[weekdayOf(day) - 1])
      .filter((day) => !first || inMonths(Number(day.slice(5, 7)), [number(first), number(last)]))
      .map((day) => `${osmDate(day)} ${open}`);
  });
  return parts.join('; ');
}

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const number = (month = '') =>
  'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ').indexOf(month) + 1;

/** Minutes of a day in which something is open. */
interface Open {
  readonly from: number;
  readonly to: number;
}

const wholeDay = 24 * 60;

/** What is open on each day by the value, as its parser reads it. */
function openBy(hours: string): ReadonlyMap<string, string> {
  const open = new Map<string, Open[]>();
  const start = new Date('2026-01-01T00:00:00');
  const intervals = new OpeningHours(hours).getOpenIntervals(
    start,
    new Date('2028-01-01T00:00:00'),
  );
  for (const [opens, closes] of intervals) {
    const [from, to] = [opens, closes].map((at) =>
      Math.round((at.getTime() - start.getTime()) / 6e4),
    );
    for (let day = Math.floor(from! / wholeDay); day * wholeDay < to!; day += 1) {
      const date = days[day] ?? '';
      const begins = Math.max(from! - day * wholeDay, 0);
      const found = { from: begins, to: Math.min(to! - day * wholeDay, wholeDay) };
      open.set(date, [...(open.get(date) ?? []), found]);
    }
  }
  return new Map(Array.from(open, ([day, all]) => [day, written(all)]));
}

/** The same by the guide's rules: what began on the day before and runs past midnight included. */
function openByRule(rule: OpeningRule, day: string): string {
  const all = [...intervalsOn(rule, addDays(day, -1), -wholeDay), ...intervalsOn(rule, day)];
  return written(
    all
      .map(({ from, to }) => ({ from: Math.max(from, 0), to: Math.min(to, wholeDay) }))
      .filter(({ from, to }) => from < to),
  );
}

function written(all: readonly Open[]): string {
  const joined: { from: number; to: number }[] = [];
  for (const { from, to } of all.toSorted((one, other) => one.from - other.from)) {
    const before = joined.at(-1);
    if (before && before.to >= from) before.to = Math.max(before.to, to);
    else joined.push({ from, to });
  }
  return joined.map(({ from, to }) => `${from}-${to}`).join(' ');
}

/** The days on which a reader of the value is told something else than a reader of the guide. */
function differing(rule: OpeningRule): string[] {
  const said = osmHours(rule, year);
  if (!said) return [];
  const read = openBy(withHolidays(said.hours));
  return days.filter((day) => {
    const near = [day, addDays(day, -1)];
    // What hangs on a doubtful holiday nobody can say.
    if (near.some(isDoubtfulHoliday)) return false;
    // The key cannot say that a day off has moved, nor what of a night is left beside one.
    const closings = near.map((each) => closingOn(rule, each));
    const unsaid = isOvernight(rule) ? closings.some(Boolean) : closings.includes('moved');
    if (!said.exact && (unsaid || closings.includes('perhaps'))) return false;
    return (read.get(day) ?? '') !== openByRule(rule, day);
  });
}

describe('opening hours for OpenStreetMap', () => {
  it(
    'say of every place what its rule says, on every day of two years',
    { timeout: 60_000 },
    () => {
      const wrong = everyRule.flatMap((rule) => {
        const found = differing(rule);
        return found.length > 0 ? [{ hours: osmHours(rule, year)?.hours, found }] : [];
      });
      expect(wrong).toEqual([]);
    },
  );

  it('are read by a parser as they are', () => {
    // It knows no holidays of Korea; those of any other country will do.
    const place = { lat: 37.57, lon: 126.98, address: { country_code: 'us', state: '' } };
    const parse = (hours: string) => new OpeningHours(hours, place);
    const all = everyRule.flatMap((rule) => osmHours(rule, year)?.hours ?? []);
    expect(() => all.map(parse)).not.toThrow();
    expect(all.length).toBeGreaterThan(50);
  });

  it('are left out where only a day off or set times are known', () => {
    expect(osmHours({ closed: { weekdays: [1] } }, year)).toBeUndefined();
    expect(osmHours({ sessions: [{ days: [6], at: ['20:00'] }] }, year)).toBeUndefined();
  });

  it('say that a day off moves, which they cannot hold', () => {
    const periods = [{ days: [2, 3, 4, 5, 6, 7], opens: '09:00', closes: '18:00' }] as const;
    expect(osmHours({ periods, closed: { onHoliday: 'next-day' } }, year)).toEqual({
      hours: 'Tu-Su 09:00-18:00; PH Mo 09:00-18:00',
      exact: false,
    });
    expect(osmHours({ periods, closed: { onHoliday: 'opens' } }, year)?.exact).toBe(true);
  });

  it('say of any rule what it says', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyRule, (rule) => {
        expect(differing(rule)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

const time = fc
  .integer({ min: 1, max: 95 })
  .map((quarter) =>
    [Math.floor(quarter / 4), (quarter % 4) * 15]
      .map((part) => String(part).padStart(2, '0'))
      .join(':'),
  );

/** Rules with other hours on some days and in some months, and any days off. */
const anyRule: fc.Arbitrary<OpeningRule> = fc
  .record({
    open: fc.subarray([1, 2, 3, 4, 5, 6, 7] as Weekday[], { minLength: 2 }),
    cut: fc.nat(6),
    season: fc.option(fc.integer({ min: 2, max: 11 })),
    opens: fc.array(time, { minLength: 4, maxLength: 4 }),
    lengths: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 4, maxLength: 4 }),
    feasts: fc.subarray(['new-year', 'seollal', 'chuseok'] as const),
    holidays: fc.boolean(),
    onHoliday: fc.constantFrom(undefined, 'opens', 'next-day', 'next-working-day'),
    monthly: fc.option(
      fc.record({
        weekday: fc.constantFrom<Weekday[]>(1, 3, 7),
        weeks: fc.subarray([1, 2, 3, 4, 'last'] as const, { minLength: 1 }),
      }),
    ),
  })
  .map(({ open, cut, season, opens, lengths, feasts, holidays: closed, onHoliday, monthly }) => {
    const halves = [open.slice(0, cut), open.slice(cut)].filter(({ length }) => length > 0);
    const seasons: (readonly [number, number] | undefined)[] = season
      ? [
          [season, 12],
          [1, season - 1],
        ]
      : [undefined];
    const periods = halves.flatMap((half, at) =>
      seasons.map((span, index) => {
        const begins = opens[at * 2 + index] ?? '09:00';
        const [hour = 0, minute = 0] = begins.split(':').map(Number);
        const ends = Math.min(hour * 60 + minute + (lengths[at * 2 + index] ?? 4) * 15, 24 * 60);
        const closes = [Math.floor(ends / 60), ends % 60]
          .map((part) => String(part).padStart(2, '0'))
          .join(':');
        return Object.assign({ days: half, opens: begins, closes }, span && { months: span });
      }),
    );
    return {
      periods,
      closed: {
        feasts,
        ...(closed && !onHoliday && { holidays: true as const }),
        ...(onHoliday && { onHoliday }),
        ...(monthly && { monthly }),
      },
    };
  });
