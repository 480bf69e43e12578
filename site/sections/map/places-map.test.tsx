import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { copy } from '#content/copy/map.ts';
import { places as all } from '#content/data/places.ts';
import { type Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { readMapFilter } from '#domain/map-filters.ts';
import { PlacesMap } from './places-map.tsx';

const address = '/turismo?ref=mail';

/** What the server sends. */
function html(query: string, locale: Locale = 'es') {
  const element = (
    <PlacesMap
      id="map"
      places={all.map((place) => localize(place, locale))}
      rendered={readMapFilter(new URLSearchParams(query))}
      words={localize(copy, locale)}
      locale={locale}
      newTab="(nueva pestaña)"
      consented
    />
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const inCity = (own: string) => all.filter(({ city }) => city === own).length;
const rows = (text: string) => count(text, /data-place="[^"]+"/g);

describe('the map before any script', () => {
  test('lists the places of the filter with what each is about', () => {
    expect(rows(html(''))).toBe(all.length);
    expect(rows(html('city=busan'))).toBe(inCity('busan'));
    const cafes = html('city=busan&type=cafe');
    const expected = all.filter(({ city, type }) => city === 'busan' && type === 'cafe');
    expect(rows(cafes)).toBe(expected.length);
    for (const { name, description } of expected) {
      expect(cafes).toContain(name.es);
      expect(cafes).toContain(description.es);
    }
  });

  test('says how many there are, and where', () => {
    expect(html('city=seoul')).toContain(`${inCity('seoul')} lugares en Seúl`);
    expect(html('', 'en')).toContain(`${all.length} places`);
  });

  test('filters by plain links that come back to the map', () => {
    const text = html('city=busan');
    const links = [...text.matchAll(/href="([^"]*#map)"/g)].map(([, href]) => href);
    expect(links).toEqual([
      '?#map',
      '?city=seoul#map',
      '?city=busan#map',
      '?city=busan#map',
      '?city=busan&amp;type=school#map',
      '?city=busan&amp;type=attraction#map',
      '?city=busan&amp;type=cafe#map',
      '?city=busan&amp;type=accommodation#map',
    ]);
    expect(text.match(/<a[^>]*aria-current="true"[^>]*>\w+/g)?.map((a) => a.split('>')[1])).toEqual(
      ['Busan', 'Todos'],
    );
  });

  test('asks nothing of another site and carries no styles of its own', () => {
    const text = html('');
    expect(count(text, / style=/g)).toBe(0);
    expect(count(text, /(?:href|src)="(?:https?:)?\/\//g)).toBe(0);
  });

  test('shows the partners first', () => {
    const partners = all.filter(({ isPartner }) => isPartner).map(({ id }) => `data-place="${id}"`);
    const first = html('')
      .match(/data-place="[^"]+"/g)
      ?.slice(0, partners.length);
    expect(first).toEqual(partners);
  });
});
