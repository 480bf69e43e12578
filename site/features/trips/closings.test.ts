import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/time/days.ts';
import { itineraries, type ItineraryId } from '#content/data/itineraries/itineraries.ts';
import { closingsOf, withSwap } from './planned-trip.ts';
import { readItineraries } from './read.ts';

const plans = new Map(itineraries.map(({ id }) => [id, readItineraries('es', id).shown]));

/** @param order The days by their number in the plan; its own order without it. */
function on(id: ItineraryId, start: string, order?: readonly number[]) {
  const plan = plans.get(id)!;
  const days = order?.map((day) => plan.days[day - 1]!) ?? plan.days;
  return closingsOf(plan, days, start);
}

const closed = (id: ItineraryId, start: string) =>
  on(id, start).closings.map(({ day, what, closing }) => [day + 1, what, closing]);

describe('Seoul in five days', () => {
  it('warns of the palace on Tuesday 6 April 2027, and days 1 and 2 solve it', () => {
    expect(closed('seoul-5days', '2027-04-06')).toEqual([
      [1, 'el palacio Gyeongbokgung', 'weekday'],
    ]);
    expect(on('seoul-5days', '2027-04-06').swap).toEqual([0, 1]);
    expect(on('seoul-5days', '2027-04-06', [2, 1, 3, 4, 5]).closings).toEqual([]);
  });

  it('does not warn on Tuesday 9 February 2027, the substitute holiday of Seollal', () => {
    const first = closed('seoul-5days', '2027-02-09').filter(([position]) => position === 1);
    expect(first).toEqual([]);
  });

  it('warns on Wednesday 10 February 2027, to which the day off has moved', () => {
    expect(closed('seoul-5days', '2027-02-10')).toContainEqual([
      1,
      'el palacio Gyeongbokgung',
      'moved',
    ]);
    const { swap } = on('seoul-5days', '2027-02-10');
    const order = withSwap([1, 2, 3, 4, 5], swap ?? [0, 0]);
    expect(on('seoul-5days', '2027-02-10', order).closings).toEqual([]);
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
    expect(on('busan-3days', '2027-04-06')).not.toHaveProperty('swap');
    expect(on('busan-3days', '2027-04-06').laterStart).toBe('2027-04-07');
    // Day 6 is Tuesday 6 April.
    expect(on('korea-10days', '2027-04-01').swap).toEqual([5, 6]);
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
      const { swap = [] } = on(id, addDays('2027-04-01', index));
      return swap.map((day) => plans.get(id)?.days[day]?.city);
    }),
  );
  expect(pairs.filter((cities) => new Set(cities).size > 1)).toEqual([]);
  expect(pairs.some((cities) => cities.length > 0)).toBe(true);
});
