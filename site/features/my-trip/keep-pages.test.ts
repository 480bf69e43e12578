import { expect, it } from 'vitest';
import { contextOf } from '#domain/trips/catalogue.ts';
import { emptyTrip, type Trip } from '#domain/trips/trip.ts';
import { pathTo } from '#content/pages.ts';
import { readCatalogue } from '#site/features/trips/read-catalogue.ts';
import { pagesOf } from './keep-pages.ts';
import { readTripTool } from './read-trip-tool.ts';

const facts = { ...readTripTool('es'), context: contextOf(readCatalogue('es')) };
const trip = (...ids: string[]): Trip => ({
  ...emptyTrip,
  tray: ids.map((of, key) => ({ key, of })),
});

it('the pages of a trip are those of its cities and itineraries, each once', () => {
  expect(pagesOf(trip('gyeongbokgung', 'insadong'), facts)).toEqual([
    pathTo('seoul', 'es'),
    pathTo('more-seoul', 'es'),
  ]);
  const pages = pagesOf(trip('jeju', 'busan-3days/arrival', 'own', 'gone'), facts);
  expect(pages).toContain(pathTo('other-destinations', 'es'));
  expect(pages).toContain(pathTo('busan-3days', 'es'));
});
