import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  mapCities,
  mapScenes,
  mapTypes,
  requestedPlace,
  shownPlaces,
  readMapFilter,
  unfiltered,
  writeMapFilter,
  type MapFilter,
} from './map-filters.ts';

const read = (query: string) => readMapFilter(new URLSearchParams(query));
const filters = fc.record<MapFilter>({
  city: fc.constantFrom(...mapCities),
  type: fc.constantFrom(...mapTypes),
  scene: fc.constantFrom(...mapScenes),
});

describe('the filter in the URL', () => {
  test.each([
    ['', 'all', 'all'],
    ['city=busan&type=cafe', 'busan', 'cafe'],
    ['city=Busan', 'all', 'all'],
    ['city=jeju&type=school', 'all', 'school'],
    ['type=restaurant', 'all', 'all'],
    ['city=&type=__proto__', 'all', 'all'],
    ['city=seoul&city=busan', 'seoul', 'all'],
  ])('%s', (query, city, type) => {
    expect(read(query)).toEqual({ city, type, scene: 'all' });
  });

  test('names what was filmed or played there', () => {
    expect(read('scene=music')).toEqual({ ...unfiltered, scene: 'music' });
    expect(read('scene=opera')).toEqual(unfiltered);
  });

  test('is read back as written, and other parameters stay', () => {
    fc.assert(
      fc.property(filters, filters, fc.string(), (before, filter, other) => {
        const query = writeMapFilter(new URLSearchParams({ lang: other }), before);
        const written = writeMapFilter(query, filter);
        expect(readMapFilter(written)).toEqual(filter);
        expect(written.get('lang')).toBe(other);
      }),
    );
  });

  test('leaves no parameter when everything is shown', () => {
    const query = new URLSearchParams('city=seoul&type=cafe');
    expect(writeMapFilter(query, unfiltered).toString()).toBe('');
  });
});

describe('the place that a link opens', () => {
  const palace = { id: 'palace', number: 1 };
  const cafe = { id: 'cafe' };
  const asked = (query: string) => requestedPlace([palace, cafe], new URLSearchParams(query));

  test('is found by its id or by its number in links of older editions', () => {
    expect([asked('place=palace'), asked('city=seoul&place=1')]).toEqual([palace, palace]);
    expect(asked('place=cafe')).toBe(cafe);
    for (const none of ['', 'place=', 'place=undefined', 'place=2', 'place=Palace'])
      expect(asked(none)).toBeUndefined();
  });
});

describe('the places shown', () => {
  const places = [
    { id: 1, city: 'seoul', type: 'attraction', scenes: [{ kind: 'film' }, { kind: 'music' }] },
    { id: 2, city: 'seoul', type: 'restaurant' },
    { id: 3, city: 'seoul', type: 'school', isPartner: true },
    { id: 4, city: 'busan', type: 'school' },
    { id: 5, city: 'busan', type: 'restaurant', scenes: [{ kind: 'film' }] },
  ];
  const ids = (filter: Partial<MapFilter>) =>
    shownPlaces(places, { ...unfiltered, ...filter }).map(({ id }) => id);

  test('are all places, partners first, when nothing is chosen', () => {
    expect(ids({})).toEqual([3, 1, 2, 4, 5]);
  });

  test('match the city and the type', () => {
    expect(ids({ city: 'busan' })).toEqual([4, 5]);
    expect(ids({ city: 'busan', type: 'school' })).toEqual([4]);
    expect(ids({ city: 'seoul', type: 'cafe' })).toEqual([]);
  });

  test('match what was filmed or played there, beside the city', () => {
    expect(ids({ scene: 'film' })).toEqual([1, 5]);
    expect(ids({ scene: 'film', city: 'busan' })).toEqual([5]);
    expect(ids({ scene: 'music' })).toEqual([1]);
    expect(ids({ scene: 'series' })).toEqual([]);
  });

  test('include restaurants only under all types', () => {
    for (const type of mapTypes) {
      const shown = ids({ type });
      expect(shown.includes(2) && shown.includes(5)).toBe(type === 'all');
    }
  });
});
