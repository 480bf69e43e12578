import fc from 'fast-check';
import { expect, test } from 'vitest';
import { besideGroups, clusterRadius, groupSpots, markRadius, type Spot } from './clusters.ts';

const spots = fc
  .array(fc.record({ x: fc.integer({ max: 800 }), y: fc.integer({ max: 500 }) }), { maxLength: 60 })
  .map((list): Spot[] => list.map(({ x, y }, index) => ({ id: `${index}`, x, y })));

test('every place is in exactly one group', () => {
  fc.assert(
    fc.property(spots, fc.integer({ min: 0, max: 120 }), (list, radius) => {
      const ids = groupSpots(list, radius).flatMap((group) => group.ids);
      expect(ids.toSorted()).toEqual(list.map(({ id }) => id).toSorted());
    }),
  );
});

test('distant places stay single, close ones become a group at their middle', () => {
  const list = [
    { id: '1', x: 100, y: 100 },
    { id: '2', x: 110, y: 100 },
    { id: '3', x: 300, y: 100 },
  ];
  expect(groupSpots(list, 40)).toEqual([
    { x: 105, y: 100, ids: ['1', '2'] },
    { x: 300, y: 100, ids: ['3'] },
  ]);
  expect(groupSpots(list, 0)).toHaveLength(3);
});

test('groups get smaller with the zoom, and there are none at the highest', () => {
  const radii = [6, 7, 9, 10, 12, 15, 16, 18].map(clusterRadius);
  expect(radii).toEqual(radii.toSorted((a, b) => b - a));
  expect(radii.at(-1)).toBe(0);
});

test('places that must stay visible move out from under a cluster and away from each other', () => {
  const group = { x: 200, y: 200, ids: Array.from({ length: 20 }, (_, index) => `${index}`) };
  const pinned = [
    { id: '50', x: 203, y: 200 },
    { id: '51', x: 203, y: 201 },
    { id: '52', x: 200, y: 300 },
  ];
  const [first, second, third] = besideGroups(pinned, [group]);
  const distance = (spot = pinned[0]!) => Math.hypot(spot.x - group.x, spot.y - group.y);
  expect(distance(first)).toBeGreaterThan(markRadius(group) + 8);
  expect(first!.y).toBeCloseTo(200, 5);
  expect(Math.hypot(first!.x - second!.x, first!.y - second!.y)).toBeGreaterThan(30);
  expect(third).toBe(pinned[2]);
});

test('beside a single place a partner only moves until both are visible', () => {
  const [moved] = besideGroups([{ id: '1', x: 12, y: 10 }], [{ x: 10, y: 10, ids: ['2'] }]);
  expect(moved).toEqual({ id: '1', x: 30, y: 10 });
  const clear = [{ id: '1', x: 60, y: 10 }];
  expect(besideGroups(clear, [{ x: 10, y: 10, ids: ['2'] }])).toEqual(clear);
});

test('all clusters are at least the radius apart', () => {
  fc.assert(
    fc.property(spots, fc.integer({ min: 1, max: 120 }), (list, radius) => {
      const groups = groupSpots(list, radius);
      for (const [index, one] of groups.entries()) {
        for (const other of groups.slice(index + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(radius);
        }
      }
    }),
  );
});
