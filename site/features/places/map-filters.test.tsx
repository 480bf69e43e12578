import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { text } from '#content/text/map.ts';
import { localize } from '#content/localize.ts';
import { MapFilters } from './map-filters.island.tsx';

const places = [
  { city: 'seoul', type: 'school' },
  { city: 'seoul', type: 'cafe' },
  { city: 'busan', type: 'school' },
] as const;

const html = (rendered: string) =>
  renderToStaticMarkup(
    <MapFilters
      anchor="map"
      places={places}
      rendered={rendered}
      text={localize(text, 'es').filters}
    />,
  );

test('filters are links to the map’s anchor', () => {
  const line = html('city=busan');
  const links = [...line.matchAll(/href="([^"]*#map)"/g)].map(([, href]) => href);
  expect(links).toEqual([
    '?#map',
    '?city=seoul#map',
    '?city=busan#map',
    '?city=busan#map',
    '?city=busan&amp;type=school#map',
    '?city=busan&amp;type=attraction#map',
    '?city=busan&amp;type=further#map',
    '?city=busan&amp;type=cafe#map',
    '?city=busan&amp;type=accommodation#map',
    '?city=busan#map',
    '?city=busan&amp;scene=series#map',
    '?city=busan&amp;scene=film#map',
    '?city=busan&amp;scene=music#map',
  ]);
  expect(line.match(/<a[^>]*aria-current="true"[^>]*>\w+/g)?.map((a) => a.split('>')[1])).toEqual([
    'Busan',
    'Todos',
    'Todo',
  ]);
});

test('each city shows its number of places of the type', () => {
  const counts = (query: string) =>
    [...html(query).matchAll(/<small> (\d+)<\/small>/g)].map(([, count]) => Number(count));
  expect(counts('')).toEqual([3, 2, 1]);
  expect(counts('city=busan&type=cafe')).toEqual([1, 1, 0]);
});
