import { describe, expect, it } from 'vitest';
import { everyDayBut, type OpeningRule } from '#content/opening/opening-rule.ts';
import { closingOn } from './closing-days.ts';
import { eachDay } from '../time/days.ts';

const hours = { opens: '09:00', closes: '18:00' };
const closedIn = (rule: OpeningRule, from: string, to: string) =>
  eachDay(from, to).filter((date) => closingOn(rule, date));

describe('a palace that closes on Tuesdays', () => {
  const palace: OpeningRule = {
    periods: [{ days: everyDayBut(2), ...hours }],
    closed: { onHoliday: 'next-working-day' },
  };

  it.each([
    ['2027-04-06', 'weekday'],
    ['2027-04-07', undefined],
    // The substitute holiday of Seollal is a Tuesday, so the day off moves to Wednesday.
    ['2027-02-09', undefined],
    ['2027-02-10', 'moved'],
    ['2027-02-11', undefined],
    ['2030-01-08', 'perhaps'],
    // The substitute for Labour Day on Monday 3 May 2027 is not certain; it moves no Tuesday.
    ['2027-05-04', 'weekday'],
  ])('on %s: %s', (date, closing) => {
    expect(closingOn(palace, date)).toBe(closing);
  });
});

it('a day off on a holiday that is not certain is perhaps one, and so is the day after', () => {
  const rule: OpeningRule = {
    periods: [{ days: everyDayBut(1), ...hours }],
    closed: { onHoliday: 'next-working-day' },
  };
  expect(closingOn(rule, '2027-05-03')).toBe('perhaps');
  expect(closingOn(rule, '2027-05-04')).toBe('perhaps');
});

describe('a day off on a public holiday', () => {
  // 4 and 11 October 2027 are Mondays and substitute holidays, 16 August too.
  const mondays = { periods: [{ days: everyDayBut(1), ...hours }] };

  it('stays without a rule', () => {
    expect(closedIn(mondays, '2027-10-04', '2027-10-10')).toEqual(['2027-10-04']);
  });

  it('opens and is not made up for', () => {
    const rule: OpeningRule = { ...mondays, closed: { onHoliday: 'opens' } };
    expect(closedIn(rule, '2027-10-04', '2027-10-10')).toEqual([]);
  });

  it('moves to the next day that is no holiday, even a Saturday', () => {
    const rule: OpeningRule = { ...mondays, closed: { onHoliday: 'next-day' } };
    expect(closedIn(rule, '2027-10-04', '2027-10-10')).toEqual(['2027-10-05']);
    const fridays: OpeningRule = {
      periods: [{ days: everyDayBut(5), ...hours }],
      closed: { onHoliday: 'next-day' },
    };
    // Friday 25 December 2026.
    expect(closedIn(fridays, '2026-12-24', '2026-12-29')).toEqual(['2026-12-26']);
    const working: OpeningRule = { ...fridays, closed: { onHoliday: 'next-working-day' } };
    expect(closedIn(working, '2026-12-24', '2026-12-29')).toEqual(['2026-12-28']);
  });
});

describe('days off of a month', () => {
  it('are the same weekday in some weeks', () => {
    const rule: OpeningRule = { closed: { monthly: { weekday: 2, weeks: [1, 3] } } };
    expect(closedIn(rule, '2027-04-01', '2027-04-30')).toEqual(['2027-04-06', '2027-04-20']);
  });

  it('may be those of some months only', () => {
    const rule: OpeningRule = {
      closed: { monthly: { weekday: 1, weeks: [1], months: [3, 6, 9, 12] } },
    };
    expect(closedIn(rule, '2026-11-24', '2027-08-31')).toEqual([
      '2026-12-07',
      '2027-03-01',
      '2027-06-07',
    ]);
  });

  it('may be the last of the month, on the day after when that is a holiday', () => {
    const rule: OpeningRule = {
      closed: { monthly: { weekday: 1, weeks: ['last'], onHoliday: 'next-day' } },
    };
    expect(closedIn(rule, '2027-11-01', '2027-12-31')).toEqual(['2027-11-29', '2027-12-28']);
    expect(closingOn(rule, '2027-12-28')).toBe('moved');
    expect(closingOn(rule, '2030-01-28')).toBe('perhaps');
  });
});

it('a tour that leaves neither on Mondays nor on public holidays', () => {
  const rule: OpeningRule = { closed: { weekdays: [1], holidays: true } };
  expect(closingOn(rule, '2027-01-01')).toBe('holiday');
  expect(closingOn(rule, '2027-02-09')).toBe('holiday');
  expect(closingOn(rule, '2027-02-15')).toBe('weekday');
  expect(closingOn(rule, '2027-02-16')).toBeUndefined();
});

it('a show is closed on the days and in the months without one', () => {
  const rule: OpeningRule = {
    sessions: [{ days: everyDayBut(1), months: [4, 10], at: ['14:00'] }],
  };
  expect(closingOn(rule, '2027-04-05')).toBe('weekday');
  expect(closingOn(rule, '2027-04-06')).toBeUndefined();
  expect(closingOn(rule, '2027-11-02')).toBe('season');
});

it('Seollal closes a place on its date of that year, New Year’s Day on the same date every year', () => {
  const rule: OpeningRule = { closed: { feasts: ['new-year', 'seollal', 'chuseok'] } };
  expect(closingOn(rule, '2027-02-07')).toBe('seollal');
  expect(closingOn(rule, '2027-02-08')).toBeUndefined();
  expect(closingOn(rule, '2027-09-15')).toBe('chuseok');
  expect(closingOn(rule, '2040-01-01')).toBe('new-year');
});
