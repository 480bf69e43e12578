import { expect, it } from 'vitest';
import { readOrder, startIn } from './itinerary-query.ts';

it.each([
  ['2-1-3', [2, 1, 3]],
  // An order that lacks a day is ignored.
  ['1-1-3', [1, 2, 3]],
  ['2-1', [1, 2, 3]],
  ['2-1-3-4', [1, 2, 3]],
  ['two-1-3', [1, 2, 3]],
  ['', [1, 2, 3]],
  [null, [1, 2, 3]],
])('reads the order of days in %s', (text, expected) => {
  expect(readOrder(text, [1, 2, 3])).toEqual(expected);
});

it.each([
  ['start=2027-04-06', '2027-04-06'],
  ['start=2027-02-30', ''],
  ['start=soon', ''],
  ['day=2', ''],
])('reads the first day of a trip in %s', (query, expected) => {
  expect(startIn(new URLSearchParams(query))).toBe(expected);
});
