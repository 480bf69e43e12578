import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cityChoices } from '#domain/city-filter.ts';
import { areasOf, areaTypes, typeChoices } from './shopping-filter.ts';

const areas = [
  { city: 'seoul', type: 'street' },
  { city: 'busan', type: 'market' },
  { city: 'both', type: 'department' },
] as const;

test('a city also matches areas in both cities, and both filters apply', () => {
  expect(areasOf('all', 'all', areas)).toEqual(areas);
  expect(areasOf('busan', 'all', areas)).toEqual([areas[1], areas[2]]);
  expect(areasOf('seoul', 'department', areas)).toEqual([areas[2]]);
  expect(areasOf('seoul', 'market', areas)).toEqual([]);
  expect(areasOf('all', 'mall', areas)).toEqual([]);
});

test('an area is also found by its second kind', () => {
  const withMall = { city: 'seoul', type: 'street', alsoType: 'mall' } as const;
  const list = [...areas, withMall];
  expect(areasOf('all', 'mall', list)).toEqual([withMall]);
  expect(areasOf('seoul', 'street', list)).toEqual([areas[0], withMall]);
  expect(areasOf('busan', 'mall', list)).toEqual([]);
});

test('two filters give the areas that pass each, in the same order', () => {
  const area = fc.record({
    city: fc.constantFrom('seoul', 'busan', 'both'),
    type: fc.constantFrom(...areaTypes),
  });
  fc.assert(
    fc.property(
      fc.array(area),
      fc.constantFrom(...cityChoices),
      fc.constantFrom(...typeChoices),
      (list, city, type) => {
        const found = areasOf(city, type, list);
        expect(found).toEqual(areasOf('all', type, areasOf(city, 'all', list)));
        expect(list.filter((each) => found.includes(each))).toEqual(found);
      },
    ),
  );
});
