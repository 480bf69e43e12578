import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyTrip, stopsOf, withKeys, type Stop, type Trip } from '#domain/trips/trip.ts';
import { withLength } from '#domain/trips/changes.ts';
import {
  addStop,
  editStop,
  moveDay,
  nightsFrom,
  placeStop,
  removeDay,
  shiftStop,
  slotOf,
} from './edits.ts';

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
  expect(nightsFrom(nights('', '', '', ''), 0)).toBe(3);
  expect(nightsFrom(nights('', '', 'busan/seomyeon', ''), 0)).toBe(2);
  expect(nightsFrom(nights('', '', ''), 1)).toBe(1);
  expect(nightsFrom(nights('', '', ''), 2)).toBe(1);
  expect(nightsFrom(nights(''), 0)).toBe(1);
});
