import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '#domain/time/days.ts';
import { itineraries, type ItineraryId } from '#content/data/itineraries/itineraries.ts';
import { closingsOf, withSwap } from './planned-trip.ts';
import { bestWeekdays, readFirstWeekday } from './read-first-weekday.ts';
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

describe.each(itineraries)('the weekdays on which to begin $id', ({ id }) => {
  const plan = plans.get(id)!;
  const { best, bad } = bestWeekdays(plan, 'es');
  const starts = Array.from({ length: 364 }, (_, index) => addDays('2027-03-01', index));
  const weekly = (start: string) =>
    on(id, start).closings.filter(({ closing }) => closing === 'weekday');

  it('meet no weekly day off all year, and the others that it warns of do', () => {
    expect(best.length).toBeGreaterThan(0);
    const met = starts.filter((start) => weekly(start).length > 0).map(weekdayOf);
    expect(new Set(met)).toEqual(new Set(bad.map(({ weekday }) => weekday)));
    expect(best.filter(({ weekday }) => met.includes(weekday))).toEqual([]);
  });
});

describe('when to begin', () => {
  const said = (id: ItineraryId, locale: 'es' | 'en' = 'es') =>
    readFirstWeekday(readItineraries(locale, id).shown, locale).text;

  it('names the days and what is on then', () => {
    expect(said('seoul-5days')).toContain('Empieza en miércoles o viernes:');
    expect(said('seoul-5days', 'en')).toContain('Start on a Wednesday or a Friday:');
    expect(said('cultural-7days')).toContain('Empieza en miércoles, viernes o sábado:');
    expect(said('busan-3days')).toContain('el día 2 coincides con el espectáculo de drones');
    expect(said('korea-10days')).toContain('Empieza en domingo:');
  });

  it('names the one day to avoid, and what is closed', () => {
    expect(said('jeju-4days')).toBe(
      'No empieces en domingo, porque el día 2 cierra el Museo de las Haenyeo.',
    );
  });
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
