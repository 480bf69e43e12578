import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf } from './costs.ts';
import type { KnownBed } from './known.ts';
import { nightsOf } from './nights.ts';
import type { OwnFigures } from './own-figures.ts';
import { contextWith, tripOf } from './testing-context.ts';
import type { Trip } from './trip.ts';
import { wholeCost } from './whole-cost.ts';

const beds: readonly KnownBed[] = [
  { kind: 'hotel', city: 'seoul', won: { from: 200_000, to: 200_000 }, per: 'room' },
  { kind: 'temple', won: { from: 80_000, to: 90_000 }, per: 'person' },
];
const context = {
  ...contextWith({ palace: {}, beach: { city: 'busan', lat: 35.16, lng: 129.16 } }),
  beds,
};

/** Three nights: one near a station of Seoul, two without one. */
function trip(people: number, figures?: OwnFigures): Trip {
  const plain = tripOf('2027-04-06', ['palace'], ['beach'], [], ['palace']);
  const days = plain.days.map((day, index) => (index === 0 ? day : { ...day, sleep: '' }));
  return { ...plain, people, days, ...(figures && { figures }) };
}

const whole = (each: Trip) => wholeCost(each, costOf(each, context), context);

describe('the nights of a trip', () => {
  it('are where one sleeps, else where the day ended, else where one was', () => {
    expect(nightsOf(trip(1), context)).toEqual([
      { city: 'seoul', nights: 1 },
      { city: 'busan', nights: 2 },
    ]);
  });

  it('are one fewer than the days, and none without days', () => {
    expect(nightsOf(tripOf('', []), context)).toEqual([]);
    expect(nightsOf(tripOf(''), context)).toEqual([]);
  });
});

describe('what a trip costs with beds and flights', () => {
  it('is what the guide counts when the visitor has given nothing, and names the nights', () => {
    const { total, beds: none, unpaid } = whole(trip(2));
    const counted = costOf(trip(2), context).total;
    expect(total).toEqual({ from: counted, to: counted });
    expect(none).toEqual({ from: 0, to: 0 });
    expect(unpaid).toEqual(nightsOf(trip(2), context));
  });

  it('gives a couple a total: a room for two, a bed each, and their own flights', () => {
    const figures: OwnFigures = {
      beds: [
        { city: 'seoul', kind: 'hotel' },
        { city: 'busan', kind: 'temple' },
      ],
      flight: 1_000_000,
      insurance: 50_000,
    };
    const { total, group, unpaid } = whole(trip(2, figures));
    const counted = costOf(trip(2), context).total;
    expect(total).toEqual({
      from: counted + 100_000 + 160_000 + 1_050_000,
      to: counted + 100_000 + 180_000 + 1_050_000,
    });
    expect(group).toEqual({ from: total.from * 2, to: total.to * 2 });
    expect(unpaid).toEqual([]);
  });

  it('has a third traveller pay for a second room', () => {
    const figures: OwnFigures = { beds: [{ city: 'seoul', kind: 'hotel' }] };
    const { group } = whole(trip(3, figures));
    expect(group.from - costOf(trip(3), context).group).toBe(400_000);
  });

  it('takes an own figure for all travellers, and no band of another city', () => {
    const own = whole(trip(2, { beds: [{ city: 'busan', kind: 'own', night: 90_000 }] }));
    expect(own.beds).toEqual({ from: 90_000, to: 90_000 });
    const unknown = whole(trip(2, { beds: [{ city: 'busan', kind: 'hotel' }] }));
    expect(unknown.unpaid).toEqual(nightsOf(trip(2), context));
  });

  it('never costs less with another figure', () => {
    const sum = fc.integer({ min: 0, max: 5_000_000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        sum,
        sum,
        sum,
        (people, flight, inland, night) => {
          const plain = whole(trip(people));
          const given = whole(
            trip(people, { flight, inland, beds: [{ city: 'busan', kind: 'own', night }] }),
          );
          expect(given.group.from - plain.group.from).toBe((flight + inland) * people + 2 * night);
          expect(given.total.from).toBeGreaterThanOrEqual(plain.total.from + flight + inland);
        },
      ),
    );
  });
});
