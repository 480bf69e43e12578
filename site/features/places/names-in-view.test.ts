import { expect, test } from 'vitest';
import { isReadable } from './names-in-view.ts';

const map = { left: 0, right: 800, top: 0, bottom: 500 };
const button = { left: 700, right: 790, top: 10, bottom: 54 };
const name = (left: number, top: number) => ({ left, right: left + 80, top, bottom: top + 16 });

test.each([
  ['in the middle', name(300, 200), true],
  ['cut by the left side', name(-10, 200), false],
  ['cut by the foot', name(300, 490), false],
  ['under a button', name(650, 40), false],
  ['below a button', name(650, 60), true],
])('a name %s', (_, rect, readable) => {
  expect(isReadable(rect, map, [button])).toBe(readable);
});
