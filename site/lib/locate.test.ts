import { describe, expect, test } from 'vitest';
import { formatDistance, isInKorea, locate, metresBetween, seoul } from './locate.ts';

const at = (lat: number, lng: number) => ({ lat, lng });

/** A browser that knows this position, or fails with this code. */
function browser(answer: GeolocationCoordinates | number) {
  return {
    getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) => {
      if (typeof answer === 'number') failed({ code: answer } as GeolocationPositionError);
      else found({ coords: answer } as GeolocationPosition);
    },
  } as Geolocation;
}

const coords = (latitude: number, longitude: number) =>
  ({ latitude, longitude, accuracy: 30 }) as GeolocationCoordinates;

test('measures along the surface of the earth', () => {
  expect(metresBetween(seoul, seoul)).toBe(0);
  expect(metresBetween(seoul, at(35.1796, 129.0756)) / 1000).toBeCloseTo(325, 0);
  expect(metresBetween(seoul, at(40.4168, -3.7038)) / 1000).toBeGreaterThan(9900);
});

test.each([
  ['Seoul', seoul, true],
  ['Marado, the southernmost island', at(33.117, 126.267), true],
  ['Ulleungdo', at(37.5, 130.87), true],
  ['Goseong, at the border', at(38.55, 128.4), true],
  ['Pyongyang', at(39.03, 125.75), false],
  ['Fukuoka', at(33.59, 130.4), false],
  ['Tsushima', at(34.2, 129.29), false],
  ['Madrid', at(40.42, -3.7), false],
])('%s', (_, position, inside) => {
  expect(isInKorea(position)).toBe(inside);
});

test.each([
  [3, 'es', '10\u00a0m'],
  [854, 'es', '850\u00a0m'],
  [1234, 'es', '1,2\u00a0km'],
  [1234, 'en', '1.2\u00a0km'],
  [325_400, 'es', '325\u00a0km'],
  [9_971_234, 'en', '9,971\u00a0km'],
] as const)('%d m in %s', (metres, locale, text) => {
  expect(formatDistance(metres, locale)).toBe(text);
});

describe('asking the browser', () => {
  test('in Korea gives the position', async () => {
    const located = await locate(browser(coords(37.5, 127)));
    expect(located).toEqual({ state: 'found', position: at(37.5, 127), accuracy: 30 });
  });

  test('elsewhere says so', async () => {
    expect(await locate(browser(coords(40.4, -3.7)))).toMatchObject({ state: 'outside' });
  });

  test.each([
    [1, 'refused'],
    [2, 'unavailable'],
    [3, 'unavailable'],
  ])('code %d is %s', async (code, state) => {
    expect(await locate(browser(code))).toEqual({ state });
  });

  test('a browser without it cannot tell', async () => {
    expect(await locate(undefined)).toEqual({ state: 'unavailable' });
  });
});
