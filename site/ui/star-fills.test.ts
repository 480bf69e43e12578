import { expect, test } from 'vitest';
import { starFills } from './star-fills.ts';

test.each([
  [0, 'empty empty empty empty empty'],
  [0.5, 'half empty empty empty empty'],
  [4.5, 'full full full full half'],
  [4, 'full full full full empty'],
  [5, 'full full full full full'],
  [7, 'full full full full full'],
  [-1, 'empty empty empty empty empty'],
])('fills the stars of a rating of %d', (rating, fills) => {
  expect(starFills(rating).join(' ')).toBe(fills);
});
