import { expect, it } from 'vitest';
import { contextOf } from '#domain/trips/catalogue.ts';
import { addStop } from './edits.ts';
import { newTrip } from './new-trip.ts';
import { readCatalogue } from '#site/features/trips/read-catalogue.ts';
import { foundIn, nearTo } from './search.ts';

const { known } = contextOf(readCatalogue('es'));

it.each(['gyeongbok', 'GYEONGBOKGUNG', '경복궁', 'palacio gyeongbokgung'])(
  'finds a palace by %s',
  (query) => {
    expect(foundIn(known, query)[0]?.id).toBe('gyeongbokgung');
  },
);

it('puts places before the activities of itineraries', () => {
  const kinds = foundIn(known, 'mercado').map(({ plan }) => plan !== undefined);
  expect(kinds).toContain(false);
  expect(kinds).toEqual(kinds.toSorted((a, b) => Number(a) - Number(b)));
});

it('finds nothing by signs alone', () => {
  expect(foundIn(known, '¿?')).toEqual([]);
});

it('proposes what lies near a day and is not in the trip', () => {
  const trip = addStop(newTrip('', 1), { of: 'haeundae' }, { day: 0 });
  const near = nearTo(trip, 0, known);
  expect(near.map(({ city }) => city)).not.toContain('seoul');
  expect(near.map(({ id }) => id)).not.toContain('haeundae');
});
