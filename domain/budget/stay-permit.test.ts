import { expect, test } from 'vitest';
import { BUDGET_DEFAULTS } from './budget-inputs.ts';
import { stayPermit } from './stay-permit.ts';

test.each([
  [{ duration: 6 }, 'd4'],
  [{ duration: 4 }, 'd4'],
  [{ duration: 3 }, 'edge'],
  [{ duration: 2 }, 'short'],
  [{ duration: 12, durationType: 'weeks' }, 'short'],
  [{ duration: 4, purpose: 'tourism' }, 'long'],
  [{ duration: 1, durationType: 'weeks', purpose: 'work' }, 'work'],
] as const)('%o needs %s', (patch, permit) => {
  expect(stayPermit({ ...BUDGET_DEFAULTS, ...patch })).toBe(permit);
});
