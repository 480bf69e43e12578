import { describe, expect, test } from 'vitest';
import { climateCities, climates } from '#content/data/climates.ts';
import { rainMarks, ribbonBars } from './ribbon-bars.ts';

describe.each(climateCities)('the ribbon of %s', (city) => {
  const bars = ribbonBars(climates[city].map(({ low, high }) => ({ lowest: low, highest: high })));

  test('has twelve patches within the sheet, the warmest in summer', () => {
    expect(bars).toHaveLength(12);
    for (const { y, height } of bars) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(height).toBeGreaterThan(0);
      expect(y + height).toBeLessThanOrEqual(100);
    }
    const highest = bars.toSorted((a, b) => a.y - b.y)[0];
    expect(highest?.x).toBe(7);
    expect(highest?.warmth).toBe('hot');
  });

  test('has room for the rain of every month', () => {
    for (const { rain } of climates[city]) expect(rainMarks(rain).at(-1) ?? 0).toBeLessThan(40);
  });
});

test('a stitch stands for every 50 mm begun', () => {
  expect(rainMarks(0)).toHaveLength(0);
  expect(rainMarks(50)).toHaveLength(1);
  expect(rainMarks(51)).toHaveLength(2);
});
