import { expect, test } from 'vitest';
import { localize } from '#content/localize.ts';
import { text } from '#content/text/trip-countdown.ts';
import { daysBetween } from '#domain/time/days.ts';
import { lastMonth, stitchRows, usualRows } from './stitch-rows.ts';

const looksIn = (rows: ReturnType<typeof stitchRows>) =>
  rows.flatMap(({ stitches }) => stitches.map(({ look }) => look));

test('the seam has a stitch for each day, from today to the landing', () => {
  const rows = stitchRows('2026-11-27', '2027-02-10', [{ date: '2027-02-03' }, {}], 'es');
  expect(rows.map(({ name }) => name)).toEqual(['nov', 'dic', 'ene', 'feb']);
  expect(rows.map(({ stitches }) => stitches.length)).toEqual([4, 31, 31, 10]);
  const looks = looksIn(rows);
  expect(looks).toHaveLength(daysBetween('2026-11-27', '2027-02-10') + 1);
  expect(looks[0]).toBe('today');
  expect(looks.at(-1)).toBe('landing');
  expect(looks.at(-8)).toBe('task');
  expect(looks.filter((look) => look === 'plain')).toHaveLength(looks.length - 3);
});

test('a trip far away is still a picture', () => {
  expect(stitchRows('2026-11-27', '2029-02-10', [], 'en')).toHaveLength(12);
});

test('the seam of any trip has the steps of the list in their order, the last on the landing', () => {
  const { steps } = localize(text.general, 'es');
  const stitches = usualRows(steps, '').flatMap((row) => row.stitches);
  expect(stitches).toHaveLength(lastMonth[0] + 1);
  const numbers = stitches.flatMap(({ number }) => number ?? []);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  expect(numbers.at(-1)).toBe(steps.length);
  expect(stitches.at(-1)?.look).toBe('landing');
});
