import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closingOn, type ClosingDays } from './closing-days.ts';
import { openState } from './open-now.ts';

const gyeongbokgung: ClosingDays = { weekdays: [2], movedByHolidays: true };

describe('a palace that closes on Tuesdays', () => {
  it.each([
    ['2027-04-06', 'weekday'],
    ['2027-04-07', undefined],
    // The substitute holiday of Seollal is a Tuesday, so the day off moves to Wednesday.
    ['2027-02-09', undefined],
    ['2027-02-10', 'moved'],
    ['2027-02-11', undefined],
    ['2030-01-08', 'perhaps'],
  ])('on %s: %s', (date, closing) => {
    expect(closingOn(gyeongbokgung, date)).toBe(closing);
  });

  it('closes on the same days as its opening hours on the map', () => {
    const days = [1, 3, 4, 5, 6, 7];
    const hours = {
      periods: [{ days, opens: '09:00', closes: '18:00' }],
      opensOnHolidayMoved: true as const,
    };
    const first = Date.UTC(2026, 0, 1);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 * 365 }), (passed) => {
        const date = new Date(first + passed * 86_400_000).toISOString().slice(0, 10);
        const { state } = openState(hours, new Date(`${date}T03:00:00Z`));
        expect(closingOn(gyeongbokgung, date) === undefined, date).toBe(state === 'open');
      }),
    );
  });
});

it('a market closes only on the first and third Tuesday', () => {
  const rules: ClosingDays = { nth: { weekday: 2, weeks: [1, 3] } };
  const closed = Array.from(
    { length: 30 },
    (_, index) => `2027-04-${`${index + 1}`.padStart(2, '0')}`,
  ).filter((date) => closingOn(rules, date));
  expect(closed).toEqual(['2027-04-06', '2027-04-20']);
});

it('Seollal closes a place on its date of that year, New Year’s Day on the same date every year', () => {
  const rules: ClosingDays = { feasts: ['new-year', 'seollal', 'chuseok'] };
  expect(closingOn(rules, '2027-02-07')).toBe('seollal');
  expect(closingOn(rules, '2027-02-08')).toBeUndefined();
  expect(closingOn(rules, '2027-09-15')).toBe('chuseok');
  expect(closingOn(rules, '2040-01-01')).toBe('new-year');
});
