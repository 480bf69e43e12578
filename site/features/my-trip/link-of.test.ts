import { expect, it } from 'vitest';
import { decodeTrip } from '#domain/trips/link.ts';
import { tripOf } from '#domain/trips/testing-context.ts';
import { stopsOf, withStops } from '#domain/trips/trip.ts';
import { printedLink, withoutNotes } from './link-of.ts';

const page = 'https://rumbocorea.com/mi-viaje';
const ids = ['a', 'b', 'c'];
const trip = tripOf('2027-04-06', ['a 9:00', 'b'], ['c']);
const noted = (letters: number) =>
  withStops(trip, (stops) => stops.map((stop) => ({ ...stop, note: 'x'.repeat(letters) })));

const opened = (link: string) => {
  const found = decodeTrip(link.split('#')[1] ?? '', ids);
  return 'trip' in found ? stopsOf(found.trip) : [];
};

it('prints the notes as long as the link is short', () => {
  const printed = printedLink(noted(20), ids, page);
  expect(printed?.notes).toBe(true);
  expect(opened(printed?.link ?? '').map(({ note }) => note)).toEqual(
    Array(3).fill('x'.repeat(20)),
  );
});

it('leaves them out above 650 letters and says so', () => {
  const printed = printedLink(noted(300), ids, page);
  expect(printed?.notes).toBe(false);
  expect(printed?.link.length).toBeLessThan(650);
  expect(opened(printed?.link ?? '').map(({ of }) => of)).toEqual(['a', 'b', 'c']);
});

it('leaves out the note of an own stop, and keeps its name', () => {
  const own = withStops(trip, (stops) =>
    stops.map((stop) => ({ ...stop, of: 'own', note: 'Cena con Ana\nReservado a las 20:30' })),
  );
  expect(stopsOf(withoutNotes(own)).map(({ note }) => note)).toEqual(Array(3).fill('Cena con Ana'));
});

it('prints none that no phone reads', () => {
  // The names of own stops are no notes.
  const long = withStops(noted(500), (stops) => stops.map((stop) => ({ ...stop, of: 'own' })));
  expect(printedLink(long, ids, page)).toBeUndefined();
});
