import type { Attraction } from '#content/data/attraction.ts';
import { attractions, furtherAttractions } from '#content/data/attractions.ts';
import { isFree } from '#content/data/place-facts.ts';
import { describe, expect, test } from 'vitest';
import { placeText } from '#content/text/place-text.ts';
import { places } from '#content/data/places.ts';
import { locales } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { timetableOf } from '#content/opening/opening.ts';
import { openingText } from '#content/opening/opening-text.ts';
import { figureValue } from '#content/register/figure-text.ts';
import { duration } from './duration.ts';
import { readCity, readMorePlaces, readTourism } from './read.ts';

describe.each(locales)('the places of the map in %s', (locale) => {
  const { map } = readTourism(locale);

  test.each(places.map((place) => [place.name.en, place] as const))(
    '%s keeps its facts',
    (_name, place) => {
      const shown = map.places.find(({ id }) => id === place.id);
      const { station, visit, site } = localize(place, locale);
      const hours = openingText(place.opening, locale);
      expect(shown).toMatchObject(
        JSON.parse(
          JSON.stringify({
            station,
            hours: hours && { value: hours },
            visit: visit && duration(visit, locale),
            site,
          }),
        ),
      );
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
      if (!admission || !('figure' in admission) || isFree(admission))
        expect(shown?.admission?.value).toBe(placeText.free[locale]);
      else expect(shown?.admission?.value).toBe(figureValue(admission.figure, locale));
    }
  });

  test('rest prices and hours on their figures', () => {
    const of = (id: string) =>
      map.places.find((place) => [place.id, place.attraction].includes(id));
    expect(of('busan-tower')?.admission?.figure?.id).toBe('busan-tower-admission');
    expect(of('myeongdong-kyoja')?.hours?.figure).toBeDefined();
  });
});

test.each([
  ['es', 'seoul'],
  ['es', 'busan'],
  ['en', 'seoul'],
  ['en', 'busan'],
] as const)('a rainy day names every place under a roof, with a link (%s, %s)', (locale, city) => {
  const [rain] = readCity(locale, city).answers.rows;
  const line = rain?.points[0] ?? '';
  const under = (of: readonly Attraction[], page: string) =>
    of.filter(({ roof }) => roof).map(({ id, name }) => `[${name[locale]}](${page}#${id})`);
  const links = [
    ...under(attractions[city], city),
    ...under(furtherAttractions[city], `more-${city}`),
  ];
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) expect(line).toContain(link);
});

test.each(locales)('every trip out of a city says how one gets there (%s)', (locale) => {
  const trips = (['seoul', 'busan'] as const).flatMap((city) =>
    readMorePlaces(locale, city).places.filter(({ outside }) => outside),
  );
  expect(trips.length).toBeGreaterThan(8);
  for (const { id, station, ride, journey } of trips)
    expect(station ? (ride ?? station.onward) : journey, id).toBeDefined();
});
