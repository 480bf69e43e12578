import { expect, it } from 'vitest';
import { plainTrip } from '#site/lib/stored-trip.ts';
import { addStop, newTrip } from './edits.ts';
import { tripInFile } from './trip-file.ts';

const trip = addStop(
  newTrip('2027-04-06', 2),
  { of: 'gyeongbokgung', note: 'Con efectivo' },
  { day: 0 },
);
const written = (record: object) => JSON.stringify({ format: 'rumbo-corea-trip', v: 1, ...record });

it('reads what it has written', () => {
  expect(tripInFile(written({ trip: plainTrip(trip) }))).toEqual(trip);
});

it.each([
  '',
  '[]',
  'null',
  written({}),
  JSON.stringify({ trip: plainTrip(trip) }),
  written({ trip: { ...trip, people: 99 } }),
  written({ trip: { ...trip, start: '2027-13-06' } }),
  written({ trip: { ...trip, days: [{ title: '', sleep: '', stops: [{ of: 3 }] }] } }),
  written({ trip: { ...trip, name: 'x'.repeat(70_000) } }),
])('takes no other file for a trip (%#)', (text) => {
  expect(tripInFile(text)).toBeUndefined();
});
