import { expect, it } from 'vitest';
import { readTicks } from './use-ticks.ts';

const ofTwoTerms = { '2027-03': ['choose', 'visa'], '2027-06': ['choose'] };

it.each([
  [JSON.stringify(ofTwoTerms), ofTwoTerms],
  // Records of an earlier version have no term and cannot be used.
  ['["choose","visa"]', {}],
  ['{"2027-03":["choose",7]}', {}],
  ['{"2027-03":true}', {}],
  [null, {}],
  ['', {}],
  ['nonsense', {}],
])('reads the ticks out of %s', (stored, expected) => {
  expect(readTicks(stored)).toEqual(expected);
});
