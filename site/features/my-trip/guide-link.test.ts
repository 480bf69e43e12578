import { expect, test } from 'vitest';
import { paths } from '#content/pages.ts';
import { readTripTool } from './read-trip-tool.ts';
import { guideLink } from './guide-link.ts';

const facts = readTripTool('es');

test.each([
  ['gyeongbokgung', 'gyeongbokgung', `${paths.seoul.es}#gyeongbokgung`],
  ['gyeongju', 'gyeongju', `${paths['other-destinations'].es}#gyeongju`],
  ['seoul-5days/gyeongbokgung', 'gyeongbokgung', `${paths.seoul.es}#gyeongbokgung`],
  ['seoul-5days/namsan-walk', 'a-spot', paths['seoul-5days'].es],
  ['a-spot', 'a-spot', undefined],
])('%s leads to its card, else to its itinerary', (id, place, href) => {
  expect(guideLink({ id, place }, facts)).toBe(href);
});
