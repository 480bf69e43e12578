import { expect, it } from 'vitest';
import { clock, clockTime, minutesIn } from './clock.ts';

it.each([
  [0, '0:00'],
  [545, '9:05'],
  [24 * 60 + 30, '0:30'],
])('writes %i minutes as %s', (minutes, time) => {
  expect(clock(minutes)).toBe(time);
});

it('reads what a field of time holds', () => {
  expect(minutesIn(clockTime(545))).toBe(545);
  expect(minutesIn('')).toBeUndefined();
});

it('knows a clock time from a part of the day', () => {
  expect(minutesIn('AM')).toBeUndefined();
});
