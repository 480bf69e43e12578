import { describe, expect, it } from 'vitest';
import { checkTrip, timedDay } from './check-trip.ts';
import { costOf } from './costs.ts';
import { nightBefore } from './day-times.ts';
import { openEnds } from './rides.ts';
import { contextWith, tripOf } from './testing-context.ts';
import type { Trip } from './trip.ts';

const context = {
  ...contextWith({
    square: { outdoors: true },
    airport: { icon: 'arrival' },
    beach: { outdoors: true, city: 'busan', lat: 35.16, lng: 129.16 },
  }),
  stationAt: (id: string) =>
    id.startsWith('busan') ? { lat: 35.16, lng: 129.06 } : { lat: 37.56, lng: 126.92 },
};
const sleeping = (trip: Trip, ...sleeps: string[]): Trip => ({
  ...trip,
  days: trip.days.map((day, index) => ({ ...day, sleep: sleeps[index] ?? '' })),
});
const moving = tripOf('', ['square'], ['square'], ['beach'], ['beach']);
const fare = 59_800;

describe('where one wakes up', () => {
  it('is the station where one has slept', () => {
    const trip = sleeping(moving, 'seoul/hongik-univ', '', 'busan/seomyeon');
    expect(nightBefore(trip, 1, context)).toBe('seoul/hongik-univ');
    expect(nightBefore(trip, 3, context)).toBe('busan/seomyeon');
  });

  it('is the last place before without one, where a journey leads from there', () => {
    const trip = sleeping(moving);
    expect([0, 1, 2, 3].map((day) => nightBefore(trip, day, context))).toEqual([
      '',
      '',
      'square',
      '',
    ]);
    const empty = sleeping(tripOf('', ['square'], [], ['beach']));
    expect(nightBefore(empty, 2, context)).toBe('square');
  });
});

it('the journey to the next city is part of the trip wherever one sleeps', () => {
  for (const nights of [[], ['', 'seoul/hongik-univ'], ['', 'busan/seomyeon', '']]) {
    const trip = sleeping(moving, ...nights);
    expect(costOf(trip, context).transport).toBeGreaterThanOrEqual(fare);
    expect(costOf(trip, context).transport).toBeLessThan(2 * fare);
  }
  const { timed } = timedDay(sleeping(moving), 2, context);
  expect(timed[0]).toMatchObject({ leg: { mode: 'journey', minutes: 150 }, at: 9.5 * 60 });
});

it('one who has to be there before the first train is told so', () => {
  const early = (time: string) =>
    checkTrip(sleeping(tripOf('', ['square'], [`beach ${time}`])), context).map(({ code }) => code);
  expect(early('7:55')).toContain('early-start');
  expect(early('9:00')).not.toContain('early-start');
});

it('names the ends of a trip that nobody counts', () => {
  expect(openEnds(moving, context)).toEqual({ airport: 'both', from: 'busan' });
  expect(openEnds(tripOf('', ['square'], ['square']), context)).toEqual({ airport: 'both' });
  expect(openEnds(tripOf('', ['airport', 'square'], ['square']), context)).toEqual({
    airport: 'out',
  });
  expect(openEnds(tripOf('', ['airport'], ['beach', 'airport']), context)).toEqual({});
});
