import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contextOf, idsOf } from '#domain/trips/catalogue.ts';
import { emptyTrip, limits, stopsOf, type Trip } from '#domain/trips/trip.ts';
import { readCatalogue } from '#site/features/trips/read-catalogue.ts';
import { choicesFor, stopIn, type Added } from './add-choices.ts';
import { addStop } from './edits.ts';
import { newTrip } from './new-trip.ts';
import type { Facts } from './facts.ts';
import { readTripTool } from './read-trip-tool.ts';

const catalogue = readCatalogue('es');
const ids = idsOf(catalogue).filter(Boolean);
const facts: Facts = {
  ...readTripTool('es'),
  context: contextOf(catalogue),
  ids,
  stations: new Map(),
  lines: new Map(),
};
const words = { facts, locale: 'es' } as const;
const stop = (of: string): Added => ({ stops: [{ of }], isDay: false });
const says = (trip: Trip | undefined, added: Added) =>
  choicesFor(trip, added, words).map(({ name, says: what }) => `${name}: ${what}`);

/** Two days in Seoul and one in Busan from a Tuesday, on which Gyeongbokgung is closed. */
const trip = [
  { of: 'bukchon', day: 0 },
  { of: 'changdeokgung', day: 1 },
  { of: 'haeundae', day: 2 },
].reduce((before, { of, day }) => addStop(before, { of }, { day }), newTrip('2027-04-06', 3));

describe('the days that a place can go to', () => {
  it('are the first one when there is no trip', () => {
    expect(says(undefined, stop('gyeongbokgung'))).toEqual([
      `${facts.adding.first}: ${facts.adding.firstSays}`,
      'Sin día: Decidir luego',
    ]);
    const [first, none] = choicesFor(undefined, stop('gyeongbokgung'), words);
    expect(first?.change(undefined).days.map(({ stops }) => stops.length)).toEqual([1]);
    expect(none?.change(undefined)).toMatchObject({ days: [], tray: [{ of: 'gyeongbokgung' }] });
  });

  it('say beforehand what would happen there', () => {
    expect(says(trip, stop('gyeongbokgung'))).toEqual([
      expect.stringMatching(/^Miércoles 7: Cabe a las \d+:\d\d$/),
      'Martes 6: Cierra ese día',
      'Jueves 8: Estás en Busan',
      'Un día más: Se suma al final',
      'Sin día: Decidir luego',
    ]);
  });

  it('say where it is already, and a choice moves it', () => {
    const choices = choicesFor(trip, stop('bukchon'), words);
    expect(choices.filter(({ isHere }) => isHere).map(({ day }) => day)).toEqual([0]);
    const moved = choices.find(({ day }) => day === 1)?.change(trip);
    expect(moved?.days.map(({ stops }) => stops.length)).toEqual([0, 2, 1]);
  });

  it('find a place where something of an itinerary is done there', () => {
    const walk = addStop(trip, { of: 'seoul-5days/gyeongbokgung' }, { day: 1 });
    expect(stopIn(walk, stop('gyeongbokgung'), facts.context)?.day).toBe(1);
    expect(stopIn(walk, stop('insadong'), facts.context)).toBeUndefined();
  });

  it('take what is added, and lose nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ids), fc.nat({ max: 4 }), (of, pick) => {
        const added = stop(of);
        const choices = choicesFor(trip, added, words);
        const choice = choices[pick % choices.length]!;
        const after = choice.change(trip);
        const before = stopsOf(trip).filter((each) => each.of !== of);
        expect(stopsOf(after).map((each) => each.of)).toEqual(
          expect.arrayContaining([of, ...before.map((each) => each.of)]),
        );
        expect(stopsOf(after)).toHaveLength(before.length + 1);
        expect(stopIn(after, added, facts.context)?.day).toBe(choice.day);
      }),
      { numRuns: 60 },
    );
  });

  it('of a full trip leave it as it is', () => {
    const full = { ...emptyTrip, tray: [] as Trip['tray'] };
    const stops = Array.from({ length: limits.stops }, (_, key) => ({ key, of: 'own' }));
    const [first] = choicesFor({ ...full, tray: stops }, stop('jeju'), words).slice(-1);
    expect(stopsOf(first!.change({ ...full, tray: stops }))).toHaveLength(limits.stops);
  });
});

describe('the days that a whole day can be copied to', () => {
  const day: Added = {
    stops: [{ of: 'insadong', at: 600 }, { of: 'jogyesa', at: 720 }, { of: 'hongdae' }],
    isDay: true,
  };

  it('say what stands there and how many warnings there would be', () => {
    const empty = newTrip('2027-04-06', 1);
    const calm: Added = { ...day, stops: [{ of: 'insadong', at: 660 }] };
    expect(says(empty, calm)[0]).toBe('Martes 6: Día libre. Sin avisos');
    const closed: Added = { ...day, stops: [{ of: 'gyeongbokgung' }] };
    expect(says(trip, closed)[0]).toMatch(/^Martes 6: Detrás de 1 parada\. Hay \S+ avisos$/);
  });

  it('say so where the trip is in another city', () => {
    const busan: Added = { ...day, stops: [{ of: 'own' }, { of: 'haeundae' }] };
    expect(says(trip, busan)[0]).toBe('Martes 6: Detrás de 1 parada. Estás en Seúl');
  });

  it('keep its times where nothing else stands', () => {
    const times = (index: number) =>
      choicesFor(trip, day, words)
        .find((each) => each.day === index)
        ?.change(trip)
        .days[index]?.stops.map(({ at }) => at);
    expect(times(3)).toEqual([600, 720, undefined]);
    expect(times(0)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
