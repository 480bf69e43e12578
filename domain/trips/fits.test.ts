import { expect, it } from 'vitest';
import { everyDay } from '#content/opening/opening-rule.ts';
import { timedDay } from './check-trip.ts';
import { insertStop } from './changes.ts';
import { fitOn, slotOn } from './fits.ts';
import { contextWith, hours, tripOf } from './testing-context.ts';
import { emptyTrip } from './trip.ts';

const context = {
  ...contextWith({
    square: { outdoors: true },
    gamcheon: { outdoors: true, city: 'busan', lat: 35.1, lng: 129.01 },
  }),
  stationAt: (id: string) =>
    id.startsWith('busan') ? { lat: 35.16, lng: 129.06 } : { lat: 37.56, lng: 126.92 },
};

const evening = contextWith({
  near: { outdoors: true, lat: 37.575 },
  bar: hours({ periods: [{ days: everyDay, opens: '18:00', closes: '23:00' }] }),
});

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

it('a meal is not before eleven while there is a later time', () => {
  const food = contextWith({ square: {}, inn: { icon: 'food', lat: 37.575 } });
  const inn = { key: 9, of: 'inn' };
  expect(fitOn(tripOf('', []), 0, inn, food)).toMatchObject({ state: 'fits', at: 11 * 60 });
  const full = tripOf('', ['square 11:00', 'square 12:00', 'square 21:45']);
  expect(fitOn(full, 0, inn, food)).toMatchObject({ state: 'fits' });
});

it('a stop that comes at that time by itself gets none, and one that waits for its hours does', () => {
  const late = { ...context, known: new Map([...context.known, ...evening.known]) };
  const one = tripOf('2027-04-06', ['square 10:00']);
  const slot = (of: string) => slotOn(one, 0, fitOn(one, 0, { key: 9, of }, late));
  expect(slot('square')).toEqual({ day: 0, index: 0 });
  expect(slot('near')).toEqual({ day: 0, index: 1 });
  expect(slot('bar')).toEqual({ day: 0, index: 1, at: 18 * 60 });
  const after = insertStop(one, { key: 9, of: 'near' }, slot('near'));
  expect(fitOn(one, 0, { key: 9, of: 'near' }, late)).toMatchObject({
    at: timedDay(after, 0, late).timed[1]?.at,
  });
});

it('a place of which only a part is closed has room, and says which', () => {
  const sunday = tripOf('2027-04-11', []);
  const all = contextWith({
    market: {
      ...hours({ periods: [{ days: everyDay, opens: '09:00', closes: '18:00' }] }),
      closings: [{ rule: { closed: { weekdays: [7] } }, what: 'the fabric shops' }],
    },
  });
  const stop = { key: 9, of: 'market' };
  expect(fitOn(sunday, 0, stop, all)).toMatchObject({ state: 'part', what: 'the fabric shops' });
  expect(fitOn({ ...sunday, start: '2027-04-10' }, 0, stop, all)).toMatchObject({ state: 'fits' });
});
