import { expect, test } from 'vitest';
import { drawings } from './out/drawings.ts';

const all = Object.entries(drawings);

// A page knows a drawing by its file (tests/audits/crops.ts).
test('every drawing has a file name of its own', () => {
  const names = all.map(([id]) => id.split('/').at(-1));
  expect(new Set(names).size).toBe(all.length);
});

test.each(all)('the safe box of %s lies within it', (_, { width, height, safe }) => {
  const [x, y, wide, high] = safe;
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(x + wide).toBeLessThanOrEqual(width);
  expect(y + high).toBeLessThanOrEqual(height);
});
