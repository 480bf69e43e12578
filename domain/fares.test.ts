import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fareOptions, type FareOption } from '#content/data/fares.ts';
import { longestTrip, readDistance, readHour, rideFare, surchargeAt, taxiFare } from './fares.ts';

const rides = fareOptions.filter((option) => option.kind === 'ride');
const taxis = fareOptions.filter((option) => option.kind === 'taxi');
const distance = fc.double({ min: 0.1, max: longestTrip, noNaN: true });
const hour = fc.integer({ min: 0, max: 23 });

function find<Kind extends FareOption['kind']>(kind: Kind, id: string) {
  const option = fareOptions.find((each) => each.kind === kind && each.id === id);
  if (!option) throw new Error(`no option ${id}`);
  return option as Extract<FareOption, { kind: Kind }>;
}

describe('rides', () => {
  // [km, with a card, with a single ticket]
  test.each([
    ['seoul-subway', 1, 1_550, 1_650],
    ['seoul-subway', 10, 1_550, 1_650],
    ['seoul-subway', 10.1, 1_650, 1_750],
    ['seoul-subway', 15, 1_650, 1_750],
    ['seoul-subway', 50, 2_350, 2_450],
    ['seoul-subway', 50.5, 2_450, 2_550],
    ['seoul-subway', 66, 2_550, 2_650],
    ['seoul-subway', 100, 3_050, 3_150],
    ['busan-subway', 10, 1_600, 1_700],
    ['busan-subway', 10.1, 1_800, 1_900],
    ['seoul-bus', 30, 1_500, undefined],
    ['busan-bus', 30, 1_550, undefined],
  ])('%s, %d km: card %d, ticket %d', (id, km, card, single) => {
    const option = find('ride', id);
    expect(rideFare(option.card, km)).toBe(card);
    expect(option.single && rideFare(option.single, km)).toBe(single);
  });

  test('a longer ride never costs less than a shorter one', () => {
    for (const ticket of rides.flatMap(({ card, single }) => [card, single ?? card])) {
      fc.assert(
        fc.property(distance, distance, (one, other) => {
          const [near, far] = [
            rideFare(ticket, Math.min(one, other)),
            rideFare(ticket, Math.max(one, other)),
          ];
          expect(near).toBeLessThanOrEqual(far);
          expect(near).toBeGreaterThanOrEqual(ticket.from);
          expect((far - ticket.from) % 100).toBe(0);
        }),
      );
    }
  });
});

describe('taxis', () => {
  test.each([
    // The base fare by day and at night; the meter rounds 5,760 and 6,720 to hundreds.
    ['seoul-taxi', 1.6, 12, 4_800, 0],
    ['seoul-taxi', 1.6, 22, 5_800, 20],
    ['seoul-taxi', 1.6, 23, 6_700, 40],
    ['seoul-taxi', 1.6, 1, 6_700, 40],
    ['seoul-taxi', 1.6, 2, 5_800, 20],
    ['seoul-taxi', 1.6, 3, 5_800, 20],
    ['seoul-taxi', 1.6, 4, 4_800, 0],
    ['seoul-taxi', 1.6, 21, 4_800, 0],
    // 131 m more are one step, 132 m two.
    ['seoul-taxi', 1.731, 12, 4_900, 0],
    ['seoul-taxi', 1.732, 12, 5_000, 0],
    ['seoul-taxi', 7, 12, 9_000, 0],
    ['black-taxi', 3, 12, 7_000, 0],
    ['black-taxi', 3.151, 12, 7_200, 0],
    ['black-taxi', 3, 22, 8_400, 20],
    ['black-taxi', 3, 0, 8_400, 20],
    ['black-taxi', 3, 4, 7_000, 0],
    ['busan-taxi', 2, 22, 4_800, 0],
    ['busan-taxi', 2, 23, 5_800, 20],
    ['busan-taxi', 2, 0, 6_200, 30],
    ['busan-taxi', 2.132, 12, 4_900, 0],
  ])('%s, %d km at %d h: %d KRW, surcharge %d %%', (id, km, at, fare, percent) => {
    expect(taxiFare(find('taxi', id).tariff, km, at)).toMatchObject({ fare, percent });
  });

  test('a longer ride never costs less, and none costs less than the base fare', () => {
    for (const { tariff } of taxis) {
      fc.assert(
        fc.property(distance, distance, hour, (one, other, at) => {
          const near = taxiFare(tariff, Math.min(one, other), at).fare;
          const far = taxiFare(tariff, Math.max(one, other), at).fare;
          expect(near).toBeLessThanOrEqual(far);
          expect(near).toBeGreaterThanOrEqual(tariff.base);
        }),
      );
    }
  });

  test('the surcharge of the hour applies to the whole fare, rounded to the nearest hundred', () => {
    for (const { tariff } of taxis) {
      fc.assert(
        fc.property(distance, hour, (km, at) => {
          const { fare, day, percent } = taxiFare(tariff, km, at);
          expect(percent).toBe(surchargeAt(tariff.surcharges, at));
          expect(day).toBe(taxiFare(tariff, km, 12).fare);
          expect(Math.abs(fare - day * (1 + percent / 100))).toBeLessThanOrEqual(50);
          expect(percent > 0).toBe(at >= (tariff.baseMetres === 2_000 ? 23 : 22) || at < 4);
        }),
      );
    }
  });
});

describe('what is typed', () => {
  test.each([
    ['8', 8],
    ['7,5', 7.5],
    ['7.5', 7.5],
    [' 12 km ', 12],
    ['0.1', 0.1],
    ['100', 100],
  ])('%j is %d km', (text, km) => {
    expect(readDistance(text)).toEqual({ km });
  });

  test.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['lejos', 'notANumber'],
    ['1e5', 'notANumber'],
    ['1.000,5', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['0x10', 'notANumber'],
    ['0', 'tooShort'],
    ['-3', 'tooShort'],
    ['0,05', 'tooShort'],
    ['100,1', 'tooLong'],
    ['999999999', 'tooLong'],
  ])('%j has the error %s', (text, error) => {
    expect(readDistance(text)).toEqual({ error });
  });

  test('any text gives an error or a distance within the limits', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        const read = readDistance(text);
        if ('km' in read) {
          expect(read.km).toBeGreaterThanOrEqual(0.1);
          expect(read.km).toBeLessThanOrEqual(longestTrip);
        }
      }),
    );
  });

  test.each([
    ['00:00', 0],
    ['23:59', 23],
    ['09:30:15', 9],
    ['', undefined],
    ['24:00', undefined],
    ['9:30', undefined],
    ['12:60', undefined],
    ['noche', undefined],
  ])('%j is the hour %s', (text, expected) => {
    expect(readHour(text)).toBe(expected);
  });
});
