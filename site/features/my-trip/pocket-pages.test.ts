import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pocketSheets } from './pocket-pages.ts';

it('lays five days on one sheet, the cover beside the back', () => {
  expect(pocketSheets(5)).toEqual([[3, 2, 1, 0, 4, 'notes', 'back', 'cover']]);
});

it('has every day once, whole sheets, one cover and one back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (days) => {
      const sheets = pocketSheets(days);
      const pages = sheets.flat();
      expect(sheets.every(({ length }) => length === 8)).toBe(true);
      expect(pages.filter((page) => typeof page === 'number').toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: days }, (_, day) => day),
      );
      expect(pages.filter((page) => page === 'cover' || page === 'back')).toHaveLength(2);
      expect(pages.filter((page) => page === 'notes').length).toBeLessThan(8);
    }),
  );
});
