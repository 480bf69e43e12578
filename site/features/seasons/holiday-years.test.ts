import { expect, test } from 'vitest';
import { holidayYears } from './holiday-years.ts';

const years = holidayYears(2026, 'en');

test('the years follow each other as far as the calendar is known', () => {
  expect(years.map(({ year }) => year)).toEqual([2026, 2027, 2028, 2029]);
});

test('the days of Seollal are one entry', () => {
  const seollal = years[1]?.days.find(({ holiday }) => holiday === 'seollal');
  expect(seollal).toEqual({ date: 'Saturday 6 February', holiday: 'seollal', count: 3 });
});

test('a substitute holiday is an entry of its own', () => {
  expect(years[1]?.days.filter(({ holiday }) => holiday === 'substitute').length).toBeGreaterThan(
    0,
  );
});
