import { expect, test } from 'vitest';
import { addDays, weekdayOf } from './days.ts';
import { isPublicHoliday } from './korean-holidays.ts';
import { holidayOn, mondayOf, nextHoliday } from './named-holidays.ts';

const days = Array.from({ length: 4 * 365 }, (_, index) => addDays('2026-01-01', index));

test('every public holiday has a name, and no other day', () => {
  for (const day of days) expect(holidayOn(day) !== undefined, day).toBe(isPublicHoliday(day));
});

test('a substitute is a working day within a week after a holiday that has no day off of its own', () => {
  for (const day of days.filter((each) => holidayOn(each) === 'substitute')) {
    expect(weekdayOf(day), day).toBeLessThan(6);
    const before = Array.from({ length: 6 }, (_, index) => addDays(day, -1 - index));
    const lost = before.some(
      (each) =>
        holidayOn(each) !== undefined && (weekdayOf(each) > 5 || holidayOn(each) === 'chuseok'),
    );
    expect(lost, day).toBe(true);
  }
});

test.each([
  ['2027-02-06', 'seollal'],
  ['2027-02-08', 'seollal'],
  ['2027-02-09', 'substitute'],
  ['2028-10-03', 'chuseok'],
  ['2028-10-05', 'substitute'],
  ['2028-04-12', 'election'],
  ['2027-05-13', 'buddha'],
  ['2026-12-25', 'christmas'],
  ['2026-12-26', undefined],
] as const)('%s is %s', (day, holiday) => expect(holidayOn(day)).toBe(holiday));

test('the next holiday is the first one after the day', () => {
  expect(nextHoliday('2026-11-29')).toEqual({ date: '2026-12-25', holiday: 'christmas' });
  expect(nextHoliday('2026-12-31')).toEqual({ date: '2027-01-01', holiday: 'new-year' });
  for (const day of days.slice(0, -60)) {
    const next = nextHoliday(day);
    expect(next && next.date > day, day).toBe(true);
  }
});

test('beyond the known calendar there is none', () => {
  expect(nextHoliday('2029-12-31')).toBeUndefined();
});

test('weeks begin on Monday', () => {
  for (const day of days) {
    const monday = mondayOf(day);
    expect(weekdayOf(monday)).toBe(1);
    expect(day >= monday && day <= addDays(monday, 6)).toBe(true);
  }
});
