import { expect, it } from 'vitest';
import { timedDay } from '#domain/trips/check-trip.ts';
import { contextWith, tripOf } from '#domain/trips/testing-context.ts';
import { dayStops } from './day-stops.ts';
import type { StopView } from './days.ts';

it('numbers the places of a day as its list does, and draws the ways that the list shows', () => {
  const context = contextWith({
    palace: {},
    market: { lat: 37.575 },
    airport: { lat: 37.46, lng: 126.44 },
  });
  const { timed } = timedDay(tripOf('', ['palace', 'own', 'market', 'airport']), 0, context);
  const views = timed.map((each): StopView => {
    return Object.assign({}, each, { name: each.stop.of, state: 'open' as const, findings: [] });
  });
  expect(dayStops(views).map(({ number, modes }) => [number, modes])).toEqual([
    [1, []],
    [3, []],
    [4, ['taxi']],
  ]);
});
