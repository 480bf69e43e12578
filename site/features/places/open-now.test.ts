import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyDay, everyDayBut, type OpeningRule } from '#content/opening/opening-rule.ts';
import { openState } from './open-now.ts';

/** An instant on the Korean clock. */
const korea = (time: string) => new Date(`${time}:00+09:00`);

const all = (opens: string, closes: string, lastEntry?: string): OpeningRule => ({
  periods: [{ days: everyDay, opens, closes, ...(lastEntry && { lastEntry }) }],
});

/** A palace: closed on Tuesdays, its hours by season, the day off moved by holidays. */
const palace: OpeningRule = {
  closed: { onHoliday: 'next-working-day' },
  periods: [
    { days: everyDayBut(2), months: [11, 2], opens: '09:00', closes: '17:00' },
    { days: everyDayBut(2), months: [3, 10], opens: '09:00', closes: '18:00' },
  ],
};

describe('the hours of a day', () => {
  // 2026-11-23 is a Monday.
  it.each([
    ['08:59', { state: 'opens', at: '09:00' }],
    ['09:00', { state: 'open', until: '18:00', lastEntry: '17:00' }],
    ['17:00', { state: 'open', until: '18:00', lastEntry: '17:00' }],
    ['17:01', { state: 'last-entry-passed', until: '18:00' }],
    ['17:59', { state: 'last-entry-passed', until: '18:00' }],
    ['18:00', { state: 'closed' }],
    ['23:59', { state: 'closed' }],
  ])('at %s', (time, state) => {
    const hours = all('09:00', '18:00', '17:00');
    expect(openState(hours, korea(`2026-11-23T${time}`))).toEqual(state);
  });

  it('are in Korean time, whatever the time zone of the visitor', () => {
    const hours = all('09:00', '18:00');
    expect(openState(hours, new Date('2026-11-23T00:00:00Z')).state).toBe('open');
    expect(openState(hours, new Date('2026-11-22T23:59:00Z')).state).toBe('opens');
    expect(openState(hours, new Date('2026-11-23T09:00:00Z')).state).toBe('closed');
  });

  it('may end after midnight', () => {
    const hours = all('18:00', '02:00');
    expect(openState(hours, korea('2026-11-23T23:30'))).toEqual({ state: 'open', until: '02:00' });
    expect(openState(hours, korea('2026-11-23T01:59'))).toEqual({ state: 'open', until: '02:00' });
    expect(openState(hours, korea('2026-11-23T02:00'))).toEqual({ state: 'opens', at: '18:00' });
  });

  it('may end after midnight on a day off, whose evening is then closed', () => {
    const hours: OpeningRule = { periods: [{ days: [6], opens: '20:00', closes: '04:00' }] };
    expect(openState(hours, korea('2026-11-22T03:00'))).toEqual({ state: 'open', until: '04:00' });
    expect(openState(hours, korea('2026-11-22T05:00'))).toEqual({ state: 'closed' });
    expect(openState(hours, korea('2026-11-23T05:00'))).toEqual({ state: 'closed-today' });
  });

  it('may end at midnight, or never', () => {
    const evening = all('10:00', '24:00');
    expect(openState(evening, korea('2026-11-23T22:00'))).toEqual({
      state: 'open',
      until: '24:00',
    });
    for (const hours of [all('00:00', '24:00'), { always: true } as const])
      expect(openState(hours, korea('2026-11-23T22:00'))).toEqual({ state: 'open' });
  });

  it('may have a break', () => {
    const hours: OpeningRule = {
      periods: [
        { days: everyDay, opens: '09:00', closes: '12:00' },
        { days: everyDay, opens: '13:00', closes: '17:00' },
      ],
    };
    expect(openState(hours, korea('2026-11-23T12:30'))).toEqual({ state: 'opens', at: '13:00' });
  });

  it('depend on the season, which may include the new year', () => {
    const at = (time: string) => openState(palace, korea(time));
    expect(at('2026-10-30T17:30')).toEqual({ state: 'open', until: '18:00' });
    expect(at('2026-11-02T17:30')).toEqual({ state: 'closed' });
    expect(at('2027-01-04T16:30')).toEqual({ state: 'open', until: '17:00' });
    expect(at('2027-02-28T17:00')).toEqual({ state: 'closed' });
  });
});

describe('days off', () => {
  const at = (time: string) => openState(palace, korea(time)).state;

  it('are the same every week', () => {
    expect(at('2026-11-24T10:00')).toBe('closed-today');
    expect(at('2026-11-25T10:00')).toBe('open');
  });

  it('move to the next working day when they fall on a public holiday', () => {
    // Tuesday 5 May 2026 is Children's Day: Wednesday is the day off instead.
    expect(at('2026-05-05T10:00')).toBe('open');
    expect(at('2026-05-06T10:00')).toBe('closed-today');
    expect(at('2026-05-07T10:00')).toBe('open');
    // Seollal of 2026 is Monday to Wednesday.
    expect(['17', '18', '19', '20'].map((day) => at(`2026-02-${day}T10:00`))).toEqual([
      'open',
      'open',
      'closed-today',
      'open',
    ]);
  });

  it('do not move for holidays on other weekdays', () => {
    // Friday 9 October 2026; Monday 5 October, the substitute of National Foundation Day.
    expect(at('2026-10-09T10:00')).toBe('open');
    expect(at('2026-10-12T10:00')).toBe('open');
    expect(at('2026-10-05T10:00')).toBe('open');
    expect(at('2026-10-06T10:00')).toBe('closed-today');
  });

  it('include Seollal, Chuseok and New Year’s Day', () => {
    const hours: OpeningRule = {
      ...palaceEveryDay,
      closed: { feasts: ['seollal', 'chuseok', 'new-year'] },
    };
    const on = (day: string) => openState(hours, korea(`${day}T10:00`)).state;
    for (const day of ['2027-01-01', '2027-02-07', '2027-09-15', '2028-10-03'])
      expect(on(day), day).toBe('closed-today');
    for (const day of ['2027-01-02', '2027-02-06', '2027-02-08', '2027-10-03'])
      expect(on(day), day).toBe('open');
  });
});

const palaceEveryDay = { periods: [{ days: everyDay, opens: '09:00', closes: '18:00' }] };

describe('beyond the known holidays', () => {
  const later = korea('2030-01-01T10:00');

  it('is unknown when the hours depend on holidays', () => {
    expect(openState(palace, later)).toEqual({ state: 'unknown' });
    expect(openState({ ...palaceEveryDay, closed: { feasts: ['seollal'] } }, later)).toEqual({
      state: 'unknown',
    });
    expect(openState(palace, korea('2028-12-31T10:00')).state).toBe('open');
  });

  it('is known when the hours do not depend on holidays', () => {
    expect(openState(palaceEveryDay, later).state).toBe('open');
    expect(openState({ ...palaceEveryDay, closed: { feasts: ['new-year'] } }, later).state).toBe(
      'closed-today',
    );
  });
});

describe('for any hours and instant', () => {
  const time = fc
    .integer({ min: 0, max: 24 * 60 - 1 })
    .map((at) =>
      [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':'),
    );
  const period = fc.record({
    days: fc.subarray([...everyDay], { minLength: 1 }),
    opens: time,
    closes: time,
  });
  const instant = fc.date({
    min: new Date('2026-01-03T00:00:00Z'),
    max: new Date('2028-12-08T00:00:00Z'),
    noInvalidDate: true,
  });
  const hours = fc
    .array(period, { minLength: 1, maxLength: 3 })
    .map((periods): OpeningRule => ({ periods }));
  const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  /** Whether a place is open, worked out day by day from the definition. */
  const reallyOpen = (timetable: OpeningRule, at: Date) => {
    const korean = new Date(at.getTime() + 9 * 3_600_000);
    const now = korean.getUTCHours() * 60 + korean.getUTCMinutes();
    const day = korean.getUTCDay() || 7;
    const yesterday = day === 1 ? 7 : day - 1;
    return (timetable.periods ?? []).some(({ days, opens, closes }) => {
      const [from, to] = [minutesOf(opens), minutesOf(closes)];
      const open: readonly number[] = days;
      if (from < to) return open.includes(day) && from <= now && now < to;
      return (open.includes(day) && now >= from) || (open.includes(yesterday) && now < to);
    });
  };
  /** The next time that the Korean clock shows `HH:MM`. */
  const nextAt = (from: Date, clock: string) => {
    const now = Math.floor(from.getTime() / 60_000);
    const wait = (minutesOf(clock) - ((now + 540) % 1440) + 1440) % 1440 || 1440;
    return new Date((now + wait) * 60_000);
  };

  it('agrees with a direct reading of the hours', () => {
    fc.assert(
      fc.property(hours, instant, (timetable, at) => {
        expect(openState(timetable, at).state === 'open').toBe(reallyOpen(timetable, at));
      }),
      { numRuns: 1000 },
    );
  });

  it('is open up to `until`, and from `at` on', () => {
    fc.assert(
      fc.property(hours, instant, (timetable, at) => {
        const state = openState(timetable, at);
        if (state.state === 'open' && state.until) {
          const end = nextAt(at, state.until);
          expect(reallyOpen(timetable, new Date(end.getTime() - 60_000))).toBe(true);
          expect(reallyOpen(timetable, end)).toBe(false);
        }
        if (state.state === 'opens') {
          const start = nextAt(at, state.at);
          expect(reallyOpen(timetable, start)).toBe(true);
          expect(reallyOpen(timetable, new Date(start.getTime() - 60_000))).toBe(false);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('a place with one day off a week is never closed on more than one', () => {
    const oneOff: OpeningRule = {
      closed: { onHoliday: 'next-working-day' },
      periods: palaceWithoutMondays,
    };
    fc.assert(
      fc.property(instant, (from) => {
        const days = Array.from({ length: 21 }, (_, day) => {
          const at = new Date(from.getTime() + day * 86_400_000);
          at.setUTCHours(3, 0, 0, 0);
          return openState(oneOff, at).state;
        });
        const closed = days.filter((state) => state === 'closed-today').length;
        expect(closed).toBeGreaterThanOrEqual(2);
        expect(closed).toBeLessThanOrEqual(4);
      }),
    );
  });

  const palaceWithoutMondays = [{ days: everyDayBut(1), opens: '09:00', closes: '18:00' }];
});
