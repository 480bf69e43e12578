import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { curvePath, pointsAlong } from './curve.ts';
import { clipRing, metresFrom, overlaps, runsIn } from './geometry.ts';
import { placeLabels, type LabelWish } from './place-labels.ts';
import { inLines, inTwoLines } from './text-width.ts';

const box = { left: 0, top: 0, right: 100, bottom: 100 };
const point = fc.record({
  x: fc.double({ min: -200, max: 300, noNaN: true }),
  y: fc.double({ min: -200, max: 300, noNaN: true }),
});

test('a degree north is 111 km up, one east in Seoul 88 km to the right', () => {
  const metres = metresFrom([37.5, 127]);
  expect(metres([38.5, 127])).toEqual({ x: 0, y: -111_200 });
  expect(metres([37.5, 128]).x / 1000).toBeCloseTo(88.2, 0);
});

test('a ring is cut at the box, a line kept where it comes near', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 9 }), (ring) => {
      for (const { x, y } of clipRing(ring, box)) {
        expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(-1e-6);
      }
    }),
  );
  const line = [-50, -20, 50, 120, 150].map((x) => ({ x, y: 50 }));
  expect(runsIn(line, box)).toEqual([line.slice(1, 4)]);
});

test('a curve goes through all points, in its path too', () => {
  const points = [0, 10, 30].map((x) => ({ x, y: x * 2 }));
  for (const each of points) expect(pointsAlong(points, 5)).toContainEqual(each);
  expect(curvePath(points, { roundness: 0 })).toBe('M0 0c0 0 10 20 10 20c0 0 20 40 20 40');
  expect(curvePath(points.slice(0, 1))).toBe('');
});

test('a long name breaks into two lines of about the same length', () => {
  expect(inTwoLines('Mercado Gwangjang', 20)).toEqual(['Mercado Gwangjang']);
  expect(inTwoLines('Almuerzo en el mercado Tongin', 16)).toEqual([
    'Almuerzo en el',
    'mercado Tongin',
  ]);
});

test('lines are as long as their words allow, and no-break spaces keep a length of time whole', () => {
  expect(inLines('KTX, de 2\u00a0h a\u00a02\u00a0h\u00a050\u00a0min según el tren', 14)).toEqual([
    'KTX, de 2\u00a0h',
    'a\u00a02\u00a0h\u00a050\u00a0min',
    'según el tren',
  ]);
  expect(inLines('Almuerzo', 4)).toEqual(['Almuerzo']);
});

describe('placing labels', () => {
  const wish = (id: number, { x, y }: { x: number; y: number }): LabelWish => ({
    id: `${id}`,
    at: { x, y },
    reach: { x: 12, y: 12 },
    variants: [[{ text: 'Bukchon', size: 15, face: 'display', look: 'name' }]],
    weight: 400,
  });
  const width = 500;
  const height = 400;

  test('no label touches another, a mark or the edge', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 9 }), (points) => {
        const taken = points.map(({ x, y }) => ({
          left: x - 12,
          right: x + 12,
          top: y - 12,
          bottom: y + 12,
        }));
        const around = { width, height, taken, avoided: [] };
        const placed = placeLabels(
          points.map((each, index) => wish(index, each)),
          around,
        );
        for (const [index, { box: own }] of placed.entries()) {
          const others = [...taken, ...placed.slice(index + 1).map((other) => other.box)];
          expect(others.filter((other) => overlaps(own, other))).toEqual([]);
          expect(own.left >= 0 && own.right <= width && own.top >= 0).toBe(true);
        }
      }),
    );
  });

  test('a label with room stands beside its mark, and off what it had better avoid', () => {
    const avoided = Array.from({ length: 60 }, (_, index) => ({ x: 265 + index, y: 200 }));
    const at = { x: 250, y: 200 };
    const [right] = placeLabels([wish(1, at)], { width, height, taken: [], avoided: [] });
    const [left] = placeLabels([wish(1, at)], { width, height, taken: [], avoided });
    expect(right?.anchor).toBe('start');
    expect(left?.anchor).toBe('end');
  });

  test('two names keep their distance where one is asked for', () => {
    const wishes = [wish(1, { x: 250, y: 200 }), wish(2, { x: 250, y: 222 })];
    const room = { width, height, taken: [], avoided: [] };
    const apart = (between: number) => {
      const [one, other] = placeLabels(wishes, { ...room, between }).map(({ box: own }) => own);
      if (!one || !other) throw new Error('there is room for both');
      const across = Math.max(one.left - other.right, other.left - one.right);
      return Math.max(across, one.top - other.bottom, other.top - one.bottom);
    };
    for (const between of [0, 7, 20]) expect(apart(between)).toBeGreaterThanOrEqual(between);
  });
});
