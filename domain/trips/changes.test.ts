import { expect, it } from 'vitest';
import { moveStop, removeStop, withStop } from './changes.ts';
import { tripOf } from './testing-context.ts';

const trip = tripOf('', ['one', 'two'], ['three'], ['four']);

it('days that a change does not touch stay the same objects, for what is remembered by them', () => {
  const kept = (after: typeof trip) => after.days.map((day, index) => day === trip.days[index]);
  expect(kept(removeStop(trip, 1))).toEqual([false, true, true]);
  expect(kept(withStop(trip, 3, (stop) => ({ ...stop, stay: 30 })))).toEqual([true, false, true]);
  expect(kept(moveStop(trip, 4, { day: 1, index: 0 }))).toEqual([true, false, false]);
  expect(kept(removeStop(trip, 99))).toEqual([true, true, true]);
});
