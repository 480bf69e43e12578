import { describe, expect, test } from 'vitest';
import { places } from './data/places.ts';
import { locales } from './locale.ts';
import { localize } from './localize.ts';
import { readTourism } from './places.server.ts';

describe.each(locales)('the places of the map in %s', (locale) => {
  const { map } = readTourism(locale);

  test.each(places.map((place) => [place.name.en, place] as const))(
    '%s keeps its facts',
    (_name, place) => {
      const shown = map.places.find(({ id }) => id === place.id);
      const { station, hours, admission, visit, site } = localize(place, locale);
      expect(shown).toMatchObject(
        JSON.parse(JSON.stringify({ station, hours, admission, visit, site })),
      );
    },
  );

  test('carry hours for the clock where it has something to say', () => {
    const timed = places.filter(({ opening }) => opening && 'periods' in opening);
    expect(timed.length).toBeGreaterThan(0);
    expect(map.places.filter(({ opening }) => opening).map(({ id }) => id)).toEqual(
      timed.map(({ id }) => id),
    );
  });

  test('say what has changed since their figures', () => {
    const changed = map.places.filter(({ update }) => update).map(({ attraction }) => attraction);
    expect(changed).toContain('busan-tower');
  });
});
