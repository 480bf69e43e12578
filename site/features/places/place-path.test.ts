import { expect, test } from 'vitest';
import { attractions, furtherAttractions } from '#content/data/attractions.ts';
import { places } from '#content/data/places.ts';
import { locales } from '#content/locale.ts';
import { localeOfPath, pageAt } from '#content/pages-by-path.ts';
import { requestedPlace, shownPlaces, readMapFilter } from './map-filters.ts';
import { placePath } from './place-path.ts';

test.each(places)('the path of $id leads to where the place is shown', (place) => {
  for (const locale of locales) {
    const { pathname, searchParams, hash } = new URL(
      placePath({ ...place, place: place.id }, locale),
      'https://x.test',
    );
    expect(localeOfPath(pathname)).toBe(locale);
    if (place.attraction) {
      const isFurther = place.type === 'further';
      expect(pageAt(pathname)).toBe(isFurther ? `more-${place.city}` : place.city);
      const cards = isFurther ? furtherAttractions : attractions;
      expect(cards[place.city].map(({ id }) => `#${id}`)).toContain(hash);
    } else {
      expect([pageAt(pathname), hash]).toEqual(['tourism', '#map']);
      const shown = shownPlaces(places, readMapFilter(searchParams));
      expect(requestedPlace(shown, searchParams)?.id).toBe(place.id);
      expect(shown.length).toBeLessThan(places.length);
    }
  }
});
