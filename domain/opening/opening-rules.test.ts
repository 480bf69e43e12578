import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readClosingPlaces } from '#site/lib/read-closing-places.ts';
import type { ItineraryId } from '#content/data/itineraries/itineraries.ts';
import { everyRule, openable } from '#content/opening/every-opening.ts';
import { closingsOf, rulesOf } from '#content/opening/opening.ts';
import { readItineraries } from '#site/features/trips/read.ts';
import { closingOn, hangsOnHolidays } from './closing-days.ts';
import { addDays, eachDay } from '../time/days.ts';
import { dayHours } from '../../site/features/places/day-hours.ts';
import { holidaysKnown } from '../time/korean-holidays.ts';
import { openState } from '../../site/features/places/open-now.ts';
import { periodsOn } from './hours.ts';

const closed = (name: string, date: string) =>
  readClosingPlaces('en', 'all').some(
    (place) => place.name === name && closingOn(place.rules, date) !== undefined,
  );

const closedOnTrip = (id: ItineraryId, what: string, date: string) =>
  readItineraries('en', id).shown.closings.some(
    (each) => each.what === what && closingOn(each.rules, date) !== undefined,
  );

describe('the closing days of the guide', () => {
  it.each([
    ['2026-12-07', true],
    ['2027-03-01', true],
    ['2027-06-07', true],
    ['2027-02-07', true],
    ['2026-12-14', false],
    ['2027-04-05', false],
  ])('the National Museum of Korea on %s: closed is %s', (date, expected) => {
    expect(closed('National Museum of Korea', date)).toBe(expected);
    for (const trip of ['cultural-7days', 'korea-10days'] as const) {
      const stop = readItineraries('en', trip).shown.closings.find(
        ({ rules: rule }) => rule.closed?.monthly?.months,
      );
      expect(stop && closingOn(stop.rules, date) !== undefined, trip).toBe(expected);
    }
  });

  it.each([
    // The last Monday of a month, and the day after 27 December 2027, a substitute holiday.
    ['2026-11-30', true],
    ['2027-12-27', false],
    ['2027-12-28', true],
    ['2026-11-23', false],
    ['2027-01-01', true],
  ])('the National Palace Museum on %s: closed is %s', (date, expected) => {
    expect(closedOnTrip('cultural-7days', 'the National Palace Museum', date)).toBe(expected);
  });

  it.each(['Deoksugung Palace', 'War Memorial of Korea', 'Changdeokgung Palace'])(
    '%s opens on a Monday that is a holiday, and closes on the Tuesday',
    (name) => {
      for (const monday of ['2027-02-08', '2027-08-16', '2027-10-04', '2027-10-11'])
        expect(closed(name, monday), monday).toBe(false);
      for (const tuesday of ['2027-08-17', '2027-10-05', '2027-10-12'])
        expect(closed(name, tuesday), tuesday).toBe(true);
      expect(closed(name, '2027-10-18')).toBe(true);
    },
  );

  it('the visits to the DMZ leave neither on Mondays nor on public holidays', () => {
    for (const date of ['2027-01-01', '2027-02-09', '2027-04-05']) {
      expect(closed('the bus visit to the DMZ', date), date).toBe(true);
      expect(closedOnTrip('seoul-5days', 'the bus visit to the DMZ', date), date).toBe(true);
    }
    expect(closed('the bus visit to the DMZ', '2027-04-06')).toBe(false);
  });

  it('the houses of Namsangol close on Mondays, its garden never', () => {
    const [houses, garden] = rulesOf(openable.find(({ id }) => id === 'namsangol')?.opening);
    expect(houses && closingOn(houses, '2027-04-05')).toBe('weekday');
    expect(garden?.always && closingOn(garden, '2027-04-05')).toBeUndefined();
  });
});

describe('for every rule of the guide and every day of 2026 to 2030', () => {
  const days = eachDay('2026-01-01', '2030-12-31');

  test('the badge, the hours of the day and the trip check agree', () => {
    for (const rule of everyRule) {
      for (const date of days) {
        const why = `${JSON.stringify(rule)} ${date}`;
        const reason = closingOn(rule, date);
        const { state } = openState(rule, new Date(`${date}T03:00:00Z`));
        const today = dayHours(rule, new Date(`${date}T03:00:00Z`)).state;
        if (hangsOnHolidays(rule) && !holidaysKnown(date)) expect(state, why).toBe('unknown');
        else if (reason === 'perhaps') expect([state, today], why).toEqual(['unknown', 'unknown']);
        else if (rule.always || rule.periods) {
          expect(periodsOn(rule, date).length > 0, why).toBe(!reason);
          expect(today === 'closed', why).toBe(!!reason);
        } else expect(state, why).toBe(reason ? 'closed-today' : 'unknown');
      }
    }
  });

  test('a rule without its hours closes on the same days', () => {
    for (const rule of everyRule) {
      const short = closingsOf(rule);
      if (short) {
        const differing = days.filter((date) => closingOn(short, date) !== closingOn(rule, date));
        expect(differing, JSON.stringify(rule)).toEqual([]);
      }
    }
  });
});

test('a day off that a holiday moves is made up for within the next days, once', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3 * 365 }),
      fc.constantFrom(...everyRule),
      (passed, rule) => {
        if (rule.closed?.onHoliday !== 'next-working-day') return;
        const from = addDays('2026-01-05', passed);
        const weeks = eachDay(from, addDays(from, 27)).filter((date) =>
          ['weekday', 'moved', 'perhaps'].includes(closingOn(rule, date) ?? ''),
        );
        expect(weeks.length).toBeGreaterThanOrEqual(3);
        expect(weeks.length).toBeLessThanOrEqual(5);
      },
    ),
  );
});

test('a part of a place says in the closing table which place it means', () => {
  const names = [...new Set(readClosingPlaces('en', 'all').map(({ name }) => name))];
  expect(names.filter((name) => !/\p{Lu}/u.test(name))).toEqual([]);
});
