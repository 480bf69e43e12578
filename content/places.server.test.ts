import { describe, expect, test } from 'vitest';
import { placeLabels } from './copy/place-labels.ts';
import { places } from './data/places.ts';
import { locales } from './locale.ts';
import { localize } from './localize.ts';
import { timetableOf } from './opening.ts';
import { openingText } from './opening-text.ts';
import { readTourism } from './places.server.ts';

describe.each(locales)('the places of the map in %s', (locale) => {
  const { map } = readTourism(locale);

  test.each(places.map((place) => [place.name.en, place] as const))(
    '%s keeps its facts',
    (_name, place) => {
      const shown = map.places.find(({ id }) => id === place.id);
      const { station, visit, site } = localize(place, locale);
      const hours = openingText(place.opening, locale);
      expect(shown).toMatchObject(JSON.parse(JSON.stringify({ station, hours, visit, site })));
    },
  );

  test('have structured hours unless they are always open', () => {
    const timed = places.filter(({ opening }) => timetableOf(opening)?.periods);
    expect(timed.length).toBeGreaterThan(0);
    expect(map.places.filter(({ opening }) => opening).map(({ id }) => id)).toEqual(
      timed.map(({ id }) => id),
    );
  });

  test('give the admission: free, its price, or its dated figure', () => {
    const paying = places.filter(({ admission }) => admission);
    expect(paying.length).toBeGreaterThan(20);
    for (const { id, admission } of paying) {
      const shown = map.places.find((place) => place.id === id);
      const dated = shown?.figures.map((figure) => figure.id);
      if (!admission || 'free' in admission)
        expect(shown?.admission?.price).toBe(placeLabels.free[locale]);
      else expect(!!shown?.admission?.price).toBe(!dated?.includes(admission.figure));
    }
  });

  test('list changed figures, and mark hours that are not confirmed', () => {
    const figures = (id: string) => map.places.find(({ attraction }) => attraction === id)?.figures;
    expect(figures('busan-tower')?.map(({ id }) => id)).toEqual(['busan-tower-admission']);
    const marked = map.places.filter(({ hoursMarks }) => hoursMarks.length > 0);
    expect(marked.map(({ id }) => id)).toContain('myeongdong-kyoja');
    expect(marked.map(({ attraction }) => attraction)).not.toContain('gyeongbokgung');
  });
});
