import { expect, it } from 'vitest';
import { readTicks } from './use-ticks.ts';

it.each([
  ['["choose","visa"]', ['choose', 'visa']],
  ['["choose",7,null]', ['choose']],
  [null, []],
  ['', []],
  ['{"choose":true}', []],
  ['nonsense', []],
])('reads the ticks out of %s', (stored, expected) => {
  expect(readTicks(stored)).toEqual(expected);
});
