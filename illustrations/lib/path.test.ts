import { expect, test } from 'vitest';
import { pointsFrom, quadruplesFrom, triplesFrom } from './path.ts';

test('a text of numbers is a table, with or without commas and on any number of lines', () => {
  expect(pointsFrom('0 -1, 10 5.5')).toEqual([
    [0, -1],
    [10, 5.5],
  ]);
  expect(triplesFrom(`\n  1 2 3\n  4 5 6\n`)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
  expect(quadruplesFrom('1 2 3 4')).toEqual([[1, 2, 3, 4]]);
});

test('a table with a number missing is an error', () => {
  expect(() => triplesFrom('1 2 3, 4 5')).toThrow('not rows of 3 numbers');
  expect(() => pointsFrom('1 x')).toThrow('not rows of 2 numbers');
});
