import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLetters } from './link-bytes.ts';
import { decodeTrip, encodeTrip } from './link.ts';
import { tripOf } from './testing-context.ts';
import { bedKinds, largestSum, tidyFigures } from './own-figures.ts';
import { mealLevelIds, withKeys, type Trip } from './trip.ts';

const ids = Array.from({ length: 353 }, (_, index) => `place-${index}`);

const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const minutes = fc.integer({ min: 0, max: 288 }).map((steps) => steps * 5);
const stop = fc.record(
  {
    key: fc.constant(0),
    of: fc.oneof(fc.constantFrom(...ids, 'own'), fc.constant('#400')),
    at: minutes,
    stay: minutes,
    note: text.filter(Boolean),
  },
  { requiredKeys: ['key', 'of'] },
);
const stops = fc.array(stop, { maxLength: 8 });
const sum = fc.integer({ min: 0, max: largestSum });
const bed = fc
  .record({
    city: fc.constantFrom('seoul', 'busan', 'jeju', ''),
    kind: fc.constantFrom(...bedKinds),
  })
  .chain((each) =>
    each.kind === 'own' ? sum.map((night) => ({ ...each, night })) : fc.constant(each),
  );
const figures = fc
  .record(
    {
      beds: fc.array(bed, { minLength: 1, maxLength: 4 }),
      flight: sum,
      inland: sum,
      insurance: sum,
    },
    { requiredKeys: [] },
  )
  .map((each) => tidyFigures(each));
const trip = fc
  .record({
    name: text,
    start: fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 3000 }).map(date)),
    people: fc.integer({ min: 1, max: 20 }),
    meals: fc.constantFrom(...mealLevelIds),
    days: fc.array(
      fc.record({
        title: text,
        sleep: fc.constantFrom('', 'seoul/hongik-univ', 'busan/nampo'),
        stops,
      }),
      { maxLength: 7 },
    ),
    tray: stops,
    figures,
  })
  .map(({ figures: own, ...each }): Trip => withKeys({ ...each, ...(own && { figures: own }) }));

function date(days: number): string {
  return new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
}

describe('the link of a trip', () => {
  it('says the same trip when it is read', () => {
    fc.assert(
      fc.property(trip, (each) => {
        expect(decodeTrip(encodeTrip(each, ids), ids)).toEqual({ trip: each });
      }),
    );
  });

  it('ends in a letter and has only what messengers keep', () => {
    fc.assert(
      fc.property(trip, (each) => {
        expect(encodeTrip(each, ids)).toMatch(/^[12][\w-]*[A-Za-z]{2}$/);
      }),
    );
  });

  it('is never taken for another when one letter is wrong', () => {
    fc.assert(
      fc.property(trip, fc.nat(), fc.constantFrom(...'AZaz09-_.%'), (each, at, letter) => {
        const link = encodeTrip(each, ids);
        const place = at % link.length;
        const wrong = link.slice(0, place) + letter + link.slice(place + 1);
        const read = decodeTrip(wrong, ids);
        expect('error' in read || wrong === link).toBe(true);
      }),
    );
  });

  it('is refused when it is cut off', () => {
    fc.assert(
      fc.property(trip, fc.nat(), (each, at) => {
        const link = encodeTrip(each, ids);
        const read = decodeTrip(link.slice(0, at % link.length), ids);
        // One in some 2,700 cuts keeps the sum; what is then read is still a trip within its bounds.
        expect('error' in read || encodeTrip(read.trip, ids).length < link.length).toBe(true);
      }),
    );
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string(), (any) => {
        expect(() => decodeTrip(any, ids)).not.toThrow();
      }),
    );
    fc.assert(
      fc.property(fc.base64String(), (any) => {
        const candidate = `1${any.replaceAll(/[+/=]/g, '-')}`;
        expect(() => decodeTrip(candidate + checkLetters(candidate), ids)).not.toThrow();
      }),
    );
  });

  it('opens a link from before trips had figures of their own', () => {
    const link = '15k0CAQIBAgZsCAEBDAAQQ29yZWEgY29uIEx1Y8OtYQEAEXNlb3VsL2hvbmdpay11bml2AAAbZ';
    const before = { ...tripOf('2027-04-06', ['palace 9:00', 'market'], ['tower']), people: 2 };
    const read = decodeTrip(link, ['palace', 'market', 'tower']);
    expect(read).toEqual({ trip: { ...before, name: 'Corea con Lucía' } });
  });

  it('tells a newer link from a broken one', () => {
    expect(decodeTrip('3abcd', ids)).toEqual({ error: 'newer' });
    expect(decodeTrip('', ids)).toEqual({ error: 'broken' });
  });
});
