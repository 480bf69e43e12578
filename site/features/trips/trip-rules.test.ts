import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { locales } from '#content/locale.ts';
import { itineraries } from '#content/data/itineraries/itineraries.ts';
import { calendarFile } from '#domain/time/calendar-file.ts';
import { contextOf, idsOf } from '#domain/trips/catalogue.ts';
import { findStop, insertStop, moveStop, nextKey } from '#domain/trips/changes.ts';
import { canBeJudged } from '#domain/trips/check-opening.ts';
import { checkTrip, timedDay } from '#domain/trips/check-trip.ts';
import { costOf } from '#domain/trips/costs.ts';
import { sameAs, type Finding } from '#domain/trips/finding.ts';
import { fitsOn, slotOn } from '#domain/trips/fits.ts';
import { fixesFor } from '#domain/trips/fixes.ts';
import { decodeTrip, encodeTrip } from '#domain/trips/link.ts';
import { metroWay, stationAt } from '#domain/trips/metro-way.ts';
import { orderDay, orderWithoutTimes } from '#domain/trips/order-day.ts';
import { tripEvents, tripRoutes } from '#domain/trips/trip-files.ts';
import { emptyTrip, stopsOf, withKeys, type Trip } from '#domain/trips/trip.ts';
import { bedsIn } from '#domain/trips/whole-cost.ts';
import { gpxFile } from '#domain/trips/gpx.ts';
import { readCatalogue } from './read-catalogue.ts';
import { readTripCost } from './read-trip-cost.ts';
import { readTrip } from './read-trips.ts';

const catalogue = readCatalogue('es');
const context = { ...contextOf(catalogue), metro: metroWay, stationAt };
const ids = idsOf(catalogue);
const trips = itineraries.map(({ id }) => ({ id, trip: readTrip(id) }));

it('gives a room its price in every city, that of the city where a source has one', () => {
  const rooms = (city: string) =>
    bedsIn(city, catalogue.beds).flatMap(({ kind, per }) => (per === 'room' ? [kind] : []));
  expect(rooms('seoul')).toEqual(['hotel', 'country-room']);
  expect(rooms('busan')).toEqual(['room', 'country-room']);
  expect(rooms('jeju')).toEqual(['country-room']);
});

describe.each(locales)('the catalogue in %s', (locale) => {
  const own = readCatalogue(locale);

  it('gives every stop a number, a name, and a place or what it is about', () => {
    const { known } = contextOf(own);
    const wrong = [...known.values()].filter(
      ({ number, name, city, stay }) => !(number > 0 && name && city && stay > 0),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
    expect(new Set(own.rows.map(({ number }) => number)).size).toBe(own.rows.length);
  });

  it('is no heavier than a picture', () => {
    expect(brotliCompressSync(JSON.stringify(own)).length).toBeLessThan(14_000);
  });
});

it('four of five stops of the ready-made trips can be judged', () => {
  const placed = [...context.known.values()].filter(({ plan, lat }) => plan && lat !== undefined);
  expect(placed.filter(canBeJudged).length / placed.length).toBeGreaterThan(0.9);
});

describe.each(trips)('$id as a trip', ({ id, trip }) => {
  it('costs the same before the metro is loaded', () => {
    const { cost, days } = readTripCost(id);
    expect(costOf(trip, context)).toMatchObject({ ...cost, days });
  });

  it('costs a group as much as its travellers, who share taxis', () => {
    const couple = costOf({ ...trip, people: 2 }, context);
    expect(couple.total).toBeLessThanOrEqual(costOf(trip, context).total);
    expect(couple.group).toBe(couple.total * 2);
  });

  it('fits into a link and comes out of it', () => {
    const link = encodeTrip(trip, ids);
    expect(decodeTrip(link, ids)).toEqual({ trip });
    expect(link.length).toBeLessThan(400);
  });

  it('overlaps nowhere and goes to no place that the guide does not know', () => {
    const codes = checkTrip(trip, context).map(({ code }) => code);
    for (const code of ['overlap', 'out-of-order', 'gone', 'two-cities'] as const)
      expect(codes).not.toContain(code);
  });

  it('is a calendar that other programs read, and a route', () => {
    const events = tripEvents({ ...trip, start: '2027-04-06' }, context);
    expect(events).toHaveLength(stopsOf(trip).length);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    const file = calendarFile({ name: id, events, stamp: new Date(0) });
    const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(events.length);
    const route = gpxFile(
      id,
      tripRoutes(trip, context, (day) => `Día ${day}`),
    );
    const placed = stopsOf(trip).filter(({ of }) => context.known.get(of)?.lat !== undefined);
    expect(route.match(/<wpt /g)).toHaveLength(placed.length);
  });
});

const seoul = catalogue.rows.filter(({ id, city }) => city === 'seoul' && !id.includes('/'));
const anyTrip = fc
  .record({
    start: fc
      .nat(900)
      .map((day) => new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10)),
    days: fc.array(
      fc.array(
        fc.record(
          {
            of: fc.constantFrom(...seoul.map(({ id }) => id)),
            at: fc.integer({ min: 32, max: 88 }).map((quarter) => quarter * 15),
          },
          { requiredKeys: ['of'] },
        ),
        { maxLength: 4 },
      ),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(({ start, days }): Trip => {
    const planned = days.map((stops) => ({
      title: '',
      sleep: 'seoul/hongik-univ',
      stops: stops.map((stop) => ({ ...stop, key: 0 })),
    }));
    return withKeys({ name: '', start, people: 2, meals: 'usual', days: planned, tray: [] });
  });

const severe = (findings: readonly Finding[]) =>
  findings.filter(({ level }) => level !== 'note').map(sameAs);
const multiset = (trip: Trip) =>
  stopsOf(trip)
    .map(({ of, stay, note }) => `${of} ${stay} ${note}`)
    .toSorted();

describe('a trip of anybody', () => {
  it('is checked, timed and counted whatever it holds', () => {
    const stop = fc.record(
      {
        of: fc.oneof(fc.constantFrom(...ids), fc.constantFrom('own', '', '#999', 'gone')),
        at: fc.nat(2 * 24 * 60),
        stay: fc.nat(24 * 60),
      },
      { requiredKeys: ['of'] },
    );
    const sleep = fc.constantFrom('', 'seoul/hongik-univ', 'busan/seomyeon', 'nowhere');
    const day = fc.record({ sleep, stops: fc.array(stop, { maxLength: 5 }) });
    const start = fc.constantFrom('', '2027-02-28', '2031-12-31', '1999-01-01');
    fc.assert(
      fc.property(start, fc.array(day, { maxLength: 4 }), (first, days) => {
        const trip = withKeys({
          ...emptyTrip,
          start: first,
          days: days.map(({ sleep: night, stops }) => ({
            title: '',
            sleep: night,
            stops: stops.map((each) => ({ key: 0, ...each })),
          })),
        });
        expect(() => checkTrip(trip, context, '2027-01-01')).not.toThrow();
        expect(costOf(trip, context).total).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 100 },
    );
  });

  it('has fixes that mend what they are for and close nothing', () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        const before = checkTrip(trip, context);
        const closed = new Set(before.filter(({ level }) => level === 'closed').map(sameAs));
        for (const finding of before.slice(0, 3))
          for (const fix of fixesFor(finding, trip, context)) {
            const after = checkTrip(fix.trip, context);
            expect(after.map(sameAs)).not.toContain(sameAs(finding));
            const added = after.filter(
              (each) => each.level === 'closed' && !closed.has(sameAs(each)),
            );
            expect(added).toEqual([]);
            expect(multiset(fix.trip)).toEqual(multiset(trip));
          }
      }),
      { numRuns: 40 },
    );
  });

  it('has nothing new to mend where a stop is said to fit', () => {
    fc.assert(
      fc.property(anyTrip, fc.constantFrom(...seoul.map(({ id }) => id)), (trip, of) => {
        const stop = { key: nextKey(trip), of };
        const before = new Set(severe(checkTrip(trip, context)));
        fitsOn(trip, stop, context).forEach((fit, day) => {
          if (!('index' in fit)) return;
          const placed = insertStop(trip, stop, slotOn(trip, day, fit));
          const added = severe(checkTrip(placed, context)).filter((each) => !before.has(each));
          expect(added).toEqual(fit.state === 'part' ? [`part-closed ${stop.key}`] : []);
          expect(timedDay(placed, day, context).timed[fit.index]?.at).toBe(fit.at);
        });
      }),
      { numRuns: 40 },
    );
  });

  it('goes by no city ride from one city to another, wherever it sleeps', () => {
    const placed = [...context.known.values()].filter(({ lat }) => lat !== undefined);
    const stop = fc.constantFrom(...placed.map(({ id }) => id));
    const sleep = fc.constantFrom('', 'seoul/hongik-univ', 'busan/haeundae', 'busan/seomyeon');
    const day = fc.record({ sleep, stops: fc.array(stop, { maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 3 }), (days) => {
        const trip = withKeys({
          ...emptyTrip,
          days: days.map(({ sleep: night, stops }) => ({
            title: '',
            sleep: night,
            stops: stops.map((of) => ({ key: 0, of })),
          })),
        });
        const legs = trip.days.flatMap((_, index) => {
          const { timed, back } = timedDay(trip, index, context);
          return timed.flatMap(({ leg }) => leg ?? []).concat(back ?? []);
        });
        expect(legs.filter(({ mode, minutes }) => mode !== 'journey' && minutes > 240)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('has a shorter way where its times give way, and nothing new to mend', () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        const loose = orderWithoutTimes(trip, 0, context);
        if (!loose) return;
        expect(loose.after).toBeLessThan(loose.before);
        expect(multiset(loose.trip)).toEqual(multiset(trip));
        const count = (one: Trip) =>
          checkTrip(one, context).filter(({ day, level }) => day === 0 && level !== 'note').length;
        expect(count(loose.trip)).toBeLessThanOrEqual(count(trip));
      }),
      { numRuns: 40 },
    );
  });

  it('keeps its stops when they are moved or put in order', () => {
    fc.assert(
      fc.property(anyTrip, fc.nat(), fc.nat(), (trip, which, where) => {
        const all = stopsOf(trip);
        const stop = all[which % Math.max(1, all.length)];
        const day = where % trip.days.length;
        if (stop) {
          const moved = moveStop(trip, stop.key, { day, index: 0 });
          expect(multiset(moved)).toEqual(multiset(trip));
          expect(findStop(moved, stop.key)?.day).toBe(day);
        }
        const { trip: ordered, before, after } = orderDay(trip, day, context);
        expect(multiset(ordered)).toEqual(multiset(trip));
        expect(after).toBeLessThanOrEqual(before);
      }),
      { numRuns: 40 },
    );
  });
});
