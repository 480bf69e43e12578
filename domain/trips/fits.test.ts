import { expect, it } from 'vitest';
import { fitOn } from './fits.ts';
import { contextWith, tripOf } from './testing-context.ts';
import { emptyTrip } from './trip.ts';

const context = {
  ...contextWith({
    square: { outdoors: true },
    gamcheon: { outdoors: true, city: 'busan', lat: 35.1, lng: 129.01 },
  }),
  stationAt: (id: string) =>
    id.startsWith('busan') ? { lat: 35.16, lng: 129.06 } : { lat: 37.56, lng: 126.92 },
};

/** Two empty days, with a night between them and one after. */
const trip = (between: string, after: string) => {
  const days = [between, after, ''].map((sleep) => ({ title: '', sleep, stops: [] }));
  return { ...emptyTrip, days };
};
const gamcheon = { key: 9, of: 'gamcheon' };
const square = { key: 9, of: 'square' };

it('a day without places is in the city of its nights', () => {
  const seoul = trip('seoul/hongik-univ', 'seoul/hongik-univ');
  expect(fitOn(seoul, 1, gamcheon, context)).toEqual({ state: 'elsewhere' });
  expect(fitOn(seoul, 1, square, context)).toMatchObject({ state: 'fits', at: 9 * 60 });
});

it('the last day is where one wakes up', () => {
  const busan = trip('seoul/hongik-univ', 'busan/seomyeon');
  expect(fitOn(busan, 2, square, context)).toEqual({ state: 'elsewhere' });
  expect(fitOn(busan, 2, gamcheon, context)).toMatchObject({ state: 'fits' });
});

it('a day that ends in another city has its first stop there after the journey', () => {
  const moving = trip('seoul/hongik-univ', 'busan/seomyeon');
  expect(fitOn(moving, 1, gamcheon, context)).toMatchObject({ state: 'fits', at: 9.5 * 60 });
  expect(fitOn(moving, 1, square, context)).toMatchObject({ state: 'fits', at: 9 * 60 });
});

it('a day whose nights are not known takes any place', () => {
  expect(fitOn(trip('', ''), 1, gamcheon, context)).toMatchObject({ state: 'fits', at: 9 * 60 });
});

it('a visit before the first stop is as late as it can be, and none is before nine without need', () => {
  const one = tripOf('', ['square 10:00']);
  const near = { key: 9, of: 'square' };
  expect(fitOn(one, 0, near, context)).toMatchObject({ state: 'fits', index: 0, at: 9 * 60 });
  const early = tripOf('', ['square 9:00']);
  expect(fitOn(early, 0, near, context)).toMatchObject({ index: 1, at: 10 * 60 });
});
