import { expect, test } from 'vitest';
import { itineraries } from '#content/data/itineraries/itineraries.ts';
import { skyAt } from './day-sky.ts';

test('the sky darkens as the day goes on', () => {
  const lights = ['05:30', '07:00', '09:00', '13:00', '16:00', '18:00', '19:00', '20:00', '23:30'];
  expect(lights.map((time) => skyAt(time).light)).toEqual([
    'night',
    'dawn',
    'morning',
    'noon',
    'afternoon',
    'gold',
    'dusk',
    'late',
    'night',
  ]);
});

test('a part of the day has its sky, and the whole day that of noon', () => {
  const lights = ['AM', 'PM', 'EVE', 'Full day'].map((time) => skyAt(time).light);
  expect(lights).toEqual(['morning', 'afternoon', 'late', 'noon']);
});

test('no day of an itinerary goes back in its sky', () => {
  const order = ['night', 'dawn', 'morning', 'noon', 'afternoon', 'gold', 'dusk', 'late'];
  for (const { days } of itineraries)
    for (const { activities } of days) {
      const lights = activities.map(({ time }) => order.indexOf(skyAt(time).light));
      const byDay = lights.map((light, index) => (light === 0 && index > 0 ? order.length : light));
      expect(byDay).toEqual(byDay.toSorted((one, other) => one - other));
    }
});
