import { expect, it } from 'vitest';
import { decodeTrip, encodeTrip } from '#domain/trips/link.ts';
import { withOwn } from '#domain/trips/own-stop.ts';
import { stopsOf } from '#domain/trips/trip.ts';
import { plainTrip } from '#site/lib/stored-trip.ts';
import { addStop } from './edits.ts';
import { newTrip } from './new-trip.ts';
import { tripInFile } from './trip-file.ts';

const trip = addStop(
  newTrip('2027-04-06', 2),
  { of: 'gyeongbokgung', note: 'Con efectivo' },
  { day: 0 },
);
const read = (text: string) => tripInFile(text, new Map([['gyeongbokgung', {}]]));
const written = (record: object) => JSON.stringify({ format: 'rumbo-corea-trip', v: 1, ...record });

it('reads what it has written', () => {
  expect(read(written({ trip: plainTrip(trip) }))).toEqual({ trip });
});

it('says of a file of a later version that it is one', () => {
  expect(read(written({ v: 9, trip: plainTrip(trip) }))).toEqual({ error: 'newer' });
});

it('a stop that the guide no longer has keeps its name apart from its note', () => {
  const gone = addStop(trip, { of: 'hakrim', note: 'Reservado' }, { day: 1 });
  const names = { hakrim: 'Hakrim Dabang', gyeongbokgung: 'Palace' };
  const found = read(written({ trip: plainTrip(gone), names }));
  const stops = 'trip' in found ? stopsOf(found.trip) : [];
  expect(stops.map(({ name, note }) => [name, note])).toEqual([
    [undefined, 'Con efectivo'],
    ['Hakrim Dabang', 'Reservado'],
  ]);
  // As a link has no number for it, it goes on as a stop of the visitor's own.
  const link =
    'trip' in found ? encodeTrip(withOwn(found.trip, ['gyeongbokgung']), ['gyeongbokgung']) : '';
  const opened = decodeTrip(link, ['gyeongbokgung']);
  expect('trip' in opened && stopsOf(opened.trip)[1]).toMatchObject({
    of: 'own',
    note: 'Hakrim Dabang\nReservado',
  });
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
  expect(read(text)).toEqual({ error: 'broken' });
});
