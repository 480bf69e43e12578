import { describe, expect, test } from 'vitest';
import { register } from '#content/register/register.ts';
import { type Housing, rents } from '#content/data/housing-prices.ts';
import { areaOf, type Piece, roomPlans, wonPerMetre } from './room-plans.ts';

const kinds = Object.keys(roomPlans) as Housing[];

describe.each(kinds)('the plan of a %s', (kind) => {
  const { width, depth, pieces, door } = roomPlans[kind];
  const [from, swing] = door;
  /** Where the door turns. */
  const way: Piece = ['chair', from, depth - swing, swing, swing];

  test('has all its furniture within the walls', () => {
    for (const [piece, x, y, wide, deep] of pieces) {
      expect.soft(x + wide, piece).toBeLessThanOrEqual(width);
      expect.soft(y + deep, piece).toBeLessThanOrEqual(depth);
    }
  });

  test('has no piece on another, nor where the door turns', () => {
    const standing = [...pieces, way];
    for (const [index, one] of standing.entries())
      for (const other of standing.slice(index + 1))
        expect.soft(overlap(one, other), `${one[0]}, ${other[0]}`).toBe(false);
  });
});

test('the smallest room is the dearest by the metre, as the page says', () => {
  const rooms = kinds
    .toSorted((a, b) => areaOf(roomPlans[a]) - areaOf(roomPlans[b]))
    .map((kind) => wonPerMetre(roomPlans[kind], register[rents[kind]].current.value));
  expect(rooms[0]).toBe(Math.max(...rooms));
  expect(rooms.at(-1)).toBe(Math.min(...rooms));
});

function overlap([, x, y, wide, deep]: Piece, [, left, top, width, depth]: Piece): boolean {
  const close = 0.001;
  return (
    x + wide > left + close &&
    left + width > x + close &&
    y + deep > top + close &&
    top + depth > y + close
  );
}
