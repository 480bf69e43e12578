import { expect, it } from 'vitest';
import { readTicks } from './use-ticks.ts';

const ofTwoTerms = { '2027-03': ['choose', 'visa'], '2027-06': ['choose'] };

it.each([
  [JSON.stringify(ofTwoTerms), ofTwoTerms],
  // Without a term nobody knows what was done for which date.
  ['["choose","visa"]', {}],
  ['{"2027-03":["choose",7]}', {}],
  ['{"2027-03":true}', {}],
  [null, {}],
  ['', {}],
  ['nonsense', {}],
])('reads the ticks out of %s', (stored, expected) => {
  expect(readTicks(stored)).toEqual(expected);
});
