import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyTrip, stopsOf, withKeys, type Stop, type Trip } from '#domain/trips/trip.ts';
import { withLength } from '#domain/trips/changes.ts';
import { contextWith, tripOf } from '#domain/trips/testing-context.ts';
import { addStop, editStop, moveDay, placeStop, removeDay, shiftStop, slotOf } from './edits.ts';
import { nightsFrom } from './nights-from.ts';

const of = (...ids: string[]): Stop[] => ids.map((id) => ({ key: 0, of: id }));
const day = (...ids: string[]) => ({ title: '', sleep: '', stops: of(...ids) });
const trip = withKeys({ ...emptyTrip, days: [day('a', 'b', 'c'), day('d'), day()], tray: of('e') });
const ids = (stops: readonly Stop[]) => stops.map((stop) => stop.of).join('');
const shape = (some: Trip) => [...some.days.map(({ stops }) => ids(stops)), ids(some.tray)];

it('moves a stop within its day, to another and to the tray', () => {
  expect(shape(placeStop(trip, 1, { day: 0, index: 2 }))).toEqual(['bca', 'd', '', 'e']);
  expect(shape(placeStop(trip, 2, { day: 1, index: 0 }))).toEqual(['ac', 'bd', '', 'e']);
  expect(shape(placeStop(trip, 4, { index: 9 }))).toEqual(['abc', '', '', 'ed']);
});

it('two neighbours exchange their times', () => {
  const timed = editStop(editStop(trip, 1, { at: 540 }), 2, { at: 660 });
  const stops = shiftStop(timed, 1, 1).days[0]?.stops;
  expect(stops?.map((stop) => [stop.of, stop.at])).toEqual([
    ['b', 540],
    ['a', 660],
    ['c', undefined],
  ]);
  expect(shiftStop(trip, 1, -1)).toBe(trip);
});

it('hours that fell stay with their stops, so that one press puts them right', () => {
  const fallen = editStop(editStop(trip, 1, { at: 1200 }), 2, { at: 840 });
  const rising = [
    ['b', 840],
    ['a', 1200],
    ['c', undefined],
  ];
  const hoursOf = (some: Trip) => some.days[0]?.stops.map((stop) => [stop.of, stop.at]);
  expect(hoursOf(shiftStop(fallen, 1, 1))).toEqual(rising);
  expect(hoursOf(shiftStop(fallen, 2, -1))).toEqual(rising);
});

it('keeps the note of a stop that moves and drops its time', () => {
  const noted = editStop(trip, 1, { at: 540, note: 'with cash' });
  const moved = placeStop(noted, 1, { day: 2, index: 0 });
  expect(moved.days[2]?.stops[0]).toEqual({ key: 1, of: 'a', note: 'with cash' });
});

it('removes what is emptied', () => {
  const noted = editStop(trip, 1, { at: 540, note: 'x' });
  expect(editStop(noted, 1, { at: undefined, note: '' }).days[0]?.stops[0]).toEqual({
    key: 1,
    of: 'a',
  });
});

it('adds with a key of its own', () => {
  const added = addStop(trip, { of: 'f' }, { day: 1, index: 0 });
  expect(shape(added)).toEqual(['abc', 'fd', '', 'e']);
  expect(new Set(stopsOf(added).map(({ key }) => key)).size).toBe(6);
});

it('moves and removes whole days', () => {
  expect(shape(moveDay(trip, 0, 2))).toEqual(['d', '', 'abc', 'e']);
  expect(shape(removeDay(trip, 0))).toEqual(['d', '', 'eabc']);
});

it('loses no stop, whatever is moved or shortened', () => {
  const sorted = (some: Trip) => ids(stopsOf(some)).split('').toSorted().join('');
  fc.assert(
    fc.property(fc.nat(5), fc.nat(3), fc.nat(9), fc.nat(5), (key, to, index, days) => {
      const moved = placeStop(trip, key, { day: to === 3 ? undefined : to, index });
      expect(sorted(moved)).toBe('abcde');
      expect(sorted(withLength(moved, days))).toBe('abcde');
      expect(withLength(moved, days).days).toHaveLength(days);
    }),
  );
});

it('says where a stop stands', () => {
  expect(slotOf(trip, 3)).toEqual({ day: 0, index: 2 });
  expect(slotOf(trip, 5)).toEqual({ index: 0 });
  expect(slotOf(trip, 99)).toBeUndefined();
});

it('counts a night with those after it that have none; the last day has its own', () => {
  const nights = (...sleeps: string[]) => ({
    ...emptyTrip,
    days: sleeps.map((sleep) => ({ title: '', sleep, stops: [] })),
  });
  const from = (some: Trip, night: number) =>
    nightsFrom(some, night, 'seoul/hongik-univ', contextWith({}));
  expect(from(nights('', '', '', ''), 0)).toBe(3);
  expect(from(nights('', '', 'busan/seomyeon', ''), 0)).toBe(2);
  expect(from(nights('', '', ''), 1)).toBe(1);
  expect(from(nights('', '', ''), 2)).toBe(1);
  expect(from(nights(''), 0)).toBe(1);
});

it('a station takes no night of another city, but that for which it is chosen', () => {
  const context = {
    ...contextWith({ square: {}, beach: { city: 'busan', lat: 35.16, lng: 129.16 } }),
    stationAt: () => ({ lat: 37.56, lng: 126.92 }),
  };
  const some = tripOf('', ['square'], [], ['square'], ['beach'], ['beach'], ['square']);
  const days = some.days.map(({ title, stops }) => ({ title, sleep: '', stops }));
  const without = { ...some, days };
  const from = (night: number) => nightsFrom(without, night, 'seoul/hongik-univ', context);
  expect([0, 1, 2].map(from)).toEqual([3, 2, 1]);
  expect(from(3)).toBe(1);
});
