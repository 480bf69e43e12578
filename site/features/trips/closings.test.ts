import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/time/days.ts';
import { bestSwap, closingsOf, swapped } from './trip-closings.ts';
import { itineraries, type ItineraryId } from '#content/data/itineraries/itineraries.ts';
import { readItineraries } from './read.ts';

function tripOf(id: ItineraryId, start: string) {
  const { shown } = readItineraries('es', id);
  const { days, closings } = shown;
  return { days, closings, order: days.map(({ day }) => day), start };
}

const closed = (id: ItineraryId, start: string) =>
  closingsOf(tripOf(id, start)).map(({ position, what, reason }) => [position, what, reason]);

describe('Seoul in five days', () => {
  it('warns of the palace on Tuesday 6 April 2027, and days 1 and 2 solve it', () => {
    const trip = tripOf('seoul-5days', '2027-04-06');
    expect(closed('seoul-5days', trip.start)).toEqual([[1, 'Palacio Gyeongbokgung', 'weekday']]);
    expect(bestSwap(trip)).toEqual([1, 2]);
    expect(closingsOf({ ...trip, order: swapped(trip.order, [1, 2]) })).toEqual([]);
  });

  it('does not warn on Tuesday 9 February 2027, the substitute holiday of Seollal', () => {
    const first = closed('seoul-5days', '2027-02-09').filter(([position]) => position === 1);
    expect(first).toEqual([]);
  });

  it('warns on Wednesday 10 February 2027, to which the day off has moved', () => {
    expect(closed('seoul-5days', '2027-02-10')).toContainEqual([
      1,
      'Palacio Gyeongbokgung',
      'moved',
    ]);
    const trip = tripOf('seoul-5days', '2027-02-10');
    const pair = bestSwap(trip);
    expect(pair && closingsOf({ ...trip, order: swapped(trip.order, pair) })).toEqual([]);
  });
});

describe('Jagalchi', () => {
  const jagalchi = 'el edificio del mercado de Jagalchi';

  it.each([
    ['2027-04-06', true],
    ['2027-04-13', false],
    ['2027-04-20', true],
    ['2027-04-27', false],
  ])('on Tuesday %s its building is closed: %s', (start, isClosed) => {
    const found = closed('busan-3days', start).some(([, what]) => what === jagalchi);
    expect(found).toBe(isClosed);
  });

  it('cannot be swapped on the day of arrival, but can in the ten days of Korea', () => {
    expect(bestSwap(tripOf('busan-3days', '2027-04-06'))).toBeUndefined();
    // Day 6 is Tuesday 6 April.
    expect(bestSwap(tripOf('korea-10days', '2027-04-01'))).toEqual([6, 7]);
  });
});

it('the seven days of old Korea have no closings on the recommended weekdays', () => {
  // A Wednesday, a Friday and a Saturday whose last day is no first or third Tuesday.
  for (const start of ['2027-04-21', '2027-04-16', '2027-04-17'])
    expect(closed('cultural-7days', start), start).toEqual([]);
  expect(closed('cultural-7days', '2027-04-15').length).toBeGreaterThan(0);
});

it('swaps are only suggested between two days in the same city', () => {
  const pairs = itineraries.flatMap(({ id }) =>
    Array.from({ length: 28 }, (_, index) => {
      const trip = tripOf(id, addDays('2027-04-01', index));
      return (bestSwap(trip) ?? []).map((position) => trip.days[position - 1]?.city);
    }),
  );
  expect(pairs.filter((cities) => new Set(cities).size > 1)).toEqual([]);
  expect(pairs.some((cities) => cities.length > 0)).toBe(true);
});
