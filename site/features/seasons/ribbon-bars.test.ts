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
    for (const { rain } of climates[city]) expect(rainMarks(rain).at(-1)?.y ?? 0).toBeLessThan(40);
  });
});

test('a whole stitch stands for 50 mm, and a part of one for less', () => {
  expect(rainMarks(0)).toHaveLength(0);
  const [whole] = rainMarks(50);
  const long = (rain: number) => rainMarks(rain).reduce((sum, { length }) => sum + length, 0);
  for (const { rain } of climateCities.flatMap((city) => climates[city]))
    expect(long(rain) / (whole?.length ?? 0)).toBeCloseTo(rain / 50);
});
