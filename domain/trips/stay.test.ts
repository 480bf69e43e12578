import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf } from './costs.ts';
import type { KnownBed } from './known.ts';
import { nightsOf } from './nights.ts';
import { bedKinds } from './own-figures.ts';
import { nightsIn, ridesADay, stayCost, stayTrip, type Stay, type StayPrices } from './stay.ts';
import {
  mostNights,
  mostPeople,
  mostTickets,
  otherCities,
  stayIn,
  stayQuery,
  usualStay,
} from './stay-query.ts';
import { contextWith } from './testing-context.ts';
import { mealLevelIds } from './trip.ts';

const beds: readonly KnownBed[] = [
  { kind: 'hotel', city: 'seoul', won: { from: 200_000, to: 240_000 }, per: 'room' },
  { kind: 'temple', won: { from: 80_000, to: 90_000 }, per: 'person' },
];
const { tariffs, journeys } = contextWith({});
const meals = { simple: 20_000, usual: 39_000, generous: 50_000 };
const prices: StayPrices = { tariffs, journeys, meals, beds, ticket: 5000 };

const won = fc.nat(3_000_000);
const someNights = fc.integer({ min: 1, max: mostNights });
const sums = fc.record({ flight: won, inland: won, insurance: won }, { requiredKeys: [] });

const someCity = <const City extends string>(...cities: readonly City[]) =>
  fc.option(fc.record({ city: fc.constantFrom(...cities), nights: someNights }));

const someNightsAnywhere = fc
  .tuple(someCity('seoul'), someCity('busan'), someCity(...otherCities))
  .map((cities) => cities.flatMap((city) => city ?? []))
  .filter((cities) => cities.length > 0);

const anyStay: fc.Arbitrary<Stay> = fc.record(
  {
    nights: someNightsAnywhere,
    people: fc.integer({ min: 1, max: mostPeople }),
    meals: fc.constantFrom(...mealLevelIds),
    tickets: fc.nat(mostTickets),
    bed: fc.constantFrom(...bedKinds),
    night: won,
    journeys: fc.boolean(),
    figures: sums.filter((given) => Object.keys(given).length > 0),
  },
  { requiredKeys: ['nights', 'people', 'meals', 'tickets', 'journeys'] },
);

describe('what a stay costs', () => {
  it('is what its parts add up to, and the group pays as much as its people', () => {
    fc.assert(
      fc.property(anyStay, (stay) => {
        const cost = stayCost(stay, prices);
        const { food, rides, tickets, journeys: between, flight, inland, insurance } = cost;
        const parts = food + rides + tickets + between + flight + inland + insurance;
        for (const end of ['from', 'to'] as const) {
          expect(cost.total[end]).toBe(parts + cost.beds[end]);
          // A share of a room is rounded to whole won.
          expect(Math.abs(cost.group[end] - cost.total[end] * stay.people)).toBeLessThan(
            stay.people,
          );
        }
      }),
    );
  });

  it('never falls with another night, wherever it is spent', () => {
    fc.assert(
      fc.property(anyStay, fc.nat(2), (stay, at) => {
        const index = at % stay.nights.length;
        const nights = stay.nights.map((each, other) =>
          other === index ? { ...each, nights: each.nights + 1 } : each,
        );
        const [less, more] = [stay, { ...stay, nights }].map((each) => stayCost(each, prices));
        expect(more!.total.from).toBeGreaterThan(less!.total.from);
        expect(more!.total.to).toBeGreaterThan(less!.total.to);
      }),
    );
  });

  it('grows with people for the group, and for nobody alone but by a bed of two', () => {
    fc.assert(
      fc.property(anyStay, (stay) => {
        const { bed: _bed, ...without } = stay;
        const [one, two] = [1, 2].map((people) => stayCost({ ...stay, people }, prices));
        expect(two!.group.from).toBeGreaterThan(one!.group.from);
        expect(two!.total.from).toBeLessThanOrEqual(one!.total.from);
        const alone = stayCost({ ...without, people: 1 }, prices);
        expect(stayCost(without, prices).total).toEqual(alone.total);
        expect(stayCost(without, prices).group.from).toBe(alone.total.from * stay.people);
      }),
    );
  });

  it('counts the meals and nights of a trip without stops as any trip', () => {
    fc.assert(
      fc.property(anyStay, (stay) => {
        const trip = stayTrip(stay, beds);
        const context = { ...prices, known: new Map() };
        expect(nightsOf(trip, context)).toEqual(stay.nights);
        expect(trip.days).toHaveLength(nightsIn(stay) + 1);
        expect(stayCost(stay, prices).food).toBe(costOf(trip, context).food);
      }),
    );
  });

  it('is a couple in a hotel of Seoul, line by line', () => {
    const cost = stayCost({ ...usualStay, nights: [{ city: 'seoul', nights: 3 }] }, prices);
    expect(cost).toMatchObject({
      food: 4 * 39_000,
      rides: 4 * ridesADay * 1550,
      tickets: 4 * 5000,
      journeys: 0,
      beds: { from: 300_000, to: 360_000 },
      unpaid: [],
    });
  });

  it('pays the train there and back, and names what no source prices', () => {
    const both: Stay = {
      ...usualStay,
      nights: [
        { city: 'seoul', nights: 3 },
        { city: 'busan', nights: 2 },
      ],
    };
    const cost = stayCost(both, prices);
    expect(cost.journeys).toBe(2 * 59_800);
    expect(cost.unpaid).toEqual([{ city: 'busan', nights: 2 }]);
    expect(stayCost({ ...both, night: 90_000 }, prices).unpaid).toEqual([]);
    expect(stayCost({ ...both, journeys: false }, prices).journeys).toBe(0);
    const island = { ...both, nights: [both.nights[0]!, { city: 'jeju', nights: 2 }] };
    expect(stayCost(island, prices).unseen).toEqual([
      { from: 'seoul', to: 'jeju' },
      { from: 'jeju', to: 'seoul' },
    ]);
  });
});

it('a bed that no source prices in a city is the next known room of the list, else an own figure', () => {
  const hotel = beds[0]!;
  const country: KnownBed = { ...hotel, kind: 'jjimjilbang', city: 'busan' };
  const stay: Stay = {
    ...usualStay,
    nights: ['seoul', 'busan', 'jeju'].map((city) => ({ city, nights: 1 })),
  };
  const slept = (more: Partial<Stay>) =>
    stayCost({ ...stay, ...more }, { ...prices, beds: [hotel, country] }).slept;
  expect(slept({})).toEqual([
    { city: 'seoul', kind: 'hotel' },
    { city: 'busan', kind: 'jjimjilbang' },
  ]);
  expect(slept({ night: 70_000 })).toContainEqual({ city: 'jeju', kind: 'own', night: 70_000 });
  expect(slept({ bed: 'own', night: 70_000 }).map(({ kind }) => kind)).toEqual([
    'own',
    'own',
    'own',
  ]);
});

describe('a stay in the address', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(anyStay, (stay) => {
        expect(stayIn(new URLSearchParams(stayQuery(stay).toString()))).toEqual(stay);
      }),
    );
  });

  it.each([
    '',
    'seoul=abc&people=-3&bed=hotel&tickets=1e9',
    'meals=__proto__&night=1.5&where=paris',
    'people=0',
  ])('is the usual one where it makes no sense: %s', (query) => {
    const { people, ...stay } = stayIn(new URLSearchParams(query));
    const { people: usual, ...others } = usualStay;
    expect(stay).toEqual(others);
    expect(people).toBe(query === 'people=0' ? 1 : usual);
  });

  it('may have no night left while somebody chooses', () => {
    const none = { ...usualStay, nights: [] };
    expect(stayIn(stayQuery(none))).toEqual(none);
  });
});
