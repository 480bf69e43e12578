import { expect, test } from 'vitest';
import { seoulClock, seoulSky } from './seoul-date.ts';

test('date and time in Seoul are written in the language of the page', () => {
  const lateFriday = new Date('2026-11-20T15:05:00Z');
  expect(seoulClock(lateFriday, 'es')).toEqual({ date: 'sábado, 21 de noviembre', time: '00:05' });
  expect(seoulClock(lateFriday, 'en')).toEqual({ date: 'Saturday 21 November', time: '00:05' });
});

test('the day is the one in Seoul, nine hours ahead of UTC', () => {
  expect(seoulClock(new Date('2026-12-31T14:59:59Z'), 'en').date).toBe('Thursday 31 December');
  expect(seoulClock(new Date('2026-12-31T15:00:00Z'), 'en').date).toBe('Friday 1 January');
});

test('the sky goes through a day in the hours of Seoul', () => {
  const skies = Array.from({ length: 24 }, (_, hour) =>
    seoulSky(new Date(Date.UTC(2026, 10, 20, hour - 9))),
  );
  expect(skies.filter((sky, hour) => sky !== skies[hour - 1])).toEqual([
    'night',
    'dawn',
    'day',
    'dusk',
    'night',
  ]);
  expect([skies[6], skies[12], skies[18], skies[23]]).toEqual(['dawn', 'day', 'dusk', 'night']);
});
