import fc from 'fast-check';
import { packingFor } from '#domain/packing.ts';
import { describe, expect, it } from 'vitest';
import type { OpeningRule } from '#content/opening/opening-rule.ts';
import { closingOn } from '#domain/opening/closing-days.ts';
import { addDays, eachDay, weekdayOf } from '#domain/time/days.ts';
import { holidaysKnown } from '#domain/time/korean-holidays.ts';
import { holidayOn } from '#domain/time/named-holidays.ts';
import { inSeason } from '#domain/time/this-week.ts';
import {
  closedOn,
  commonWeekday,
  feastsMet,
  festivalsOn,
  holidaysOn,
  lengthOf,
  monthsOn,
  seasonsOn,
  unknownFrom,
} from './trip-outlook.ts';

/** Trips of up to 120 days from 2026 to beyond the known holidays. */
const trips = fc
  .tuple(fc.integer({ min: 0, max: 5 * 365 }), fc.integer({ min: 0, max: 119 }))
  .map(([later, nights]) => {
    const from = addDays('2026-01-01', later);
    return { from, to: addDays(from, nights) };
  });

const closing = (id: string, closed: OpeningRule['closed']) => ({
  id,
  rules: { ...(closed && { closed }) },
});
const palace = closing('palace', { weekdays: [2], onHoliday: 'next-working-day' });
const museum = closing('museum', { weekdays: [1], feasts: ['seollal'] });
const market = closing('market', { monthly: { weekday: 2, weeks: [1, 3] } });
const places = [palace, museum, market];

const seasons = [
  { from: '11-01', to: '03-15', name: 'winter' },
  { from: '04-01', to: '04-14', name: 'blossom' },
  { from: '06-25', to: '07-26', name: 'rain' },
];

describe('what is closed on a trip', () => {
  it('is each closing of each place, once', () => {
    fc.assert(
      fc.property(trips, (trip) => {
        const found = closedOn(trip, places).flatMap(({ reason, dates, places: closed }) =>
          dates.flatMap((date) => closed.map(({ id }) => `${date} ${id} ${reason}`)),
        );
        const wanted = eachDay(trip.from, trip.to).flatMap((date) =>
          places.flatMap(({ id, rules }) => {
            const reason = closingOn(rules, date);
            return reason ? `${date} ${id} ${reason}` : [];
          }),
        );
        expect(found.toSorted()).toEqual(wanted.toSorted());
      }),
    );
  });

  it('is one entry for places that close on the same days', () => {
    const other = closing('other', { weekdays: [1] });
    const closed = closedOn({ from: '2027-04-01', to: '2027-04-14' }, [...places, other]);
    expect(closed.map(({ dates, places: same }) => [dates, same.map(({ id }) => id)])).toEqual([
      [
        ['2027-04-05', '2027-04-12'],
        ['museum', 'other'],
      ],
      [['2027-04-06', '2027-04-13'], ['palace']],
      [['2027-04-06'], ['market']],
    ]);
  });

  it('keeps a day off that a holiday has moved apart from the weekly ones', () => {
    const closed = closedOn({ from: '2027-02-01', to: '2027-02-14' }, [palace]);
    expect(closed.map(({ reason, dates }) => [reason, dates])).toEqual([
      ['weekday', ['2027-02-02']],
      ['moved', ['2027-02-10']],
    ]);
  });
});

describe('the holidays of a trip', () => {
  it('are the public holidays of its days, each day once', () => {
    fc.assert(
      fc.property(trips, (trip) => {
        const days = holidaysOn(trip).flatMap(({ from, to, value }) =>
          eachDay(from, to).map((date) => [date, value]),
        );
        const wanted = eachDay(trip.from, trip.to).flatMap((date) => {
          const holiday = holidayOn(date);
          return holiday ? [[date, holiday]] : [];
        });
        expect(days).toEqual(wanted);
      }),
    );
  });

  it('are unknown from the first day of a year without a calendar', () => {
    expect(unknownFrom({ from: '2029-12-28', to: '2030-01-05' })).toBe('2030-01-01');
    expect(unknownFrom({ from: '2029-12-01', to: '2029-12-31' })).toBeUndefined();
    fc.assert(
      fc.property(trips, (trip) => {
        expect(unknownFrom(trip) === undefined).toBe(holidaysKnown(trip.to));
      }),
    );
  });
});

describe('Seollal and Chuseok', () => {
  const chuseok = { from: '2027-09-14', to: '2027-09-16', value: 'chuseok' };

  it.each([
    // The week of Chuseok 2027 is from Monday 13 to Sunday 19 September.
    ['2027-09-01', '2027-09-12', []],
    ['2027-09-01', '2027-09-13', [chuseok]],
    ['2027-09-15', '2027-09-15', [chuseok]],
    ['2027-09-19', '2027-09-30', [chuseok]],
    ['2027-09-20', '2027-09-30', []],
    ['2031-09-01', '2031-10-30', []],
  ])('from %s to %s', (from, to, feasts) => {
    expect(feastsMet({ from, to })).toEqual(feasts);
  });

  it('last three days each time', () => {
    fc.assert(
      fc.property(trips, (trip) => {
        for (const feast of feastsMet(trip)) expect(lengthOf(feast)).toBe(3);
      }),
    );
  });
});

describe('the seasons of a trip', () => {
  it('are those of its days', () => {
    fc.assert(
      fc.property(trips, (trip) => {
        const found = seasonsOn(trip, seasons).flatMap(({ from, to, value }) =>
          eachDay(from, to).map((date) => `${date} ${value.name}`),
        );
        const wanted = eachDay(trip.from, trip.to).flatMap((date) =>
          inSeason(date, seasons).map(({ name }) => `${date} ${name}`),
        );
        expect(found.toSorted()).toEqual(wanted.toSorted());
      }),
    );
  });

  it('do not end with the year', () => {
    const found = seasonsOn({ from: '2027-12-28', to: '2028-01-05' }, seasons);
    expect(found).toEqual([{ from: '2027-12-28', to: '2028-01-05', value: seasons[0] }]);
  });
});

describe('a festival before Buddha’s Birthday', () => {
  const lanterns = { held: { beforeBuddha: [10, 6] as const } };

  it.each([
    // Buddha's Birthday of 2027 is on 13 May.
    ['2027-05-02', '2027-05-02', 0],
    ['2027-05-03', '2027-05-03', 1],
    ['2027-05-07', '2027-05-20', 1],
    ['2027-05-08', '2027-05-20', 0],
    ['2031-04-01', '2031-05-31', 0],
  ])('from %s to %s: %i', (from, to, count) => {
    expect(festivalsOn({ from, to }, [lanterns])).toHaveLength(count);
  });

  it('stands beside one in a part of the year', () => {
    const winter = { held: { from: '12-12', to: '01-18' } };
    const trip = { from: '2027-01-18', to: '2027-01-30' };
    expect(festivalsOn(trip, [lanterns, winter])).toEqual([winter]);
  });
});

it('the months of a trip follow each other, each once', () => {
  expect(monthsOn({ from: '2027-12-28', to: '2028-02-02' })).toEqual([11, 0, 1]);
  expect(monthsOn({ from: '2027-01-31', to: '2028-12-31' })).toHaveLength(12);
});

it('dates share a weekday or have none', () => {
  fc.assert(
    fc.property(trips, ({ from, to }) => {
      const dates = eachDay(from, to);
      const same = dates.filter((date) => weekdayOf(date) === weekdayOf(from));
      expect(commonWeekday(same)).toBe(weekdayOf(from));
      if (dates.length > same.length) expect(commonWeekday(dates)).toBeUndefined();
    }),
  );
});

describe('what to pack', () => {
  const clothes = [
    { from: 20, advice: 'shirt' },
    { from: 10, advice: 'jacket' },
    { from: -20, advice: 'coat' },
  ];
  const rain = { from: 100, advice: 'umbrella' };

  it.each([
    [[{ low: 8, high: 18, rain: 73 }], ['jacket']],
    [[{ low: 22, high: 29, rain: 414 }], ['shirt', 'umbrella']],
    [[{ low: 2, high: 9.9, rain: 100 }], ['coat', 'umbrella']],
    [
      [
        { low: 8, high: 18, rain: 73 },
        { low: 13, high: 23, rain: 99 },
        { low: 9, high: 19, rain: 20 },
      ],
      ['jacket', 'shirt'],
    ],
    [[{ low: -40, high: -30, rain: 0 }], ['coat']],
  ])('for %j: %j', (months, advice) => {
    expect(packingFor(months, clothes, rain)).toEqual(advice);
  });
});
