import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BUDGET_DEFAULTS, calculateBudget } from '#domain/budget.ts';
import { readAddress, searchOf, steps } from './address.ts';

test('what is written is read again', () => {
  const address = {
    step: 'preferences',
    inputs: { ...BUDGET_DEFAULTS, city: 'busan', duration: 6, includeFood: false },
    own: { currency: 'MXN', rate: '12,5' },
  } as const;
  expect(readAddress(searchOf(address))).toEqual(address);
});

test('any address gives a budget of whole won, and what was read is stable', () => {
  const value = fc.oneof(fc.string(), fc.constantFrom(...steps, 'busan', '-3', 'NaN', '1e9', '0'));
  const names = ['step', ...Object.keys(BUDGET_DEFAULTS), 'currency', 'rate'];
  const query = fc.dictionary(fc.constantFrom(...names), value);
  fc.assert(
    fc.property(query, (entries) => {
      const address = readAddress(new URLSearchParams(entries).toString());
      expect(Number.isInteger(calculateBudget(address.inputs).total)).toBe(true);
      const again = readAddress(searchOf(address));
      expect([again.step, again.inputs]).toEqual([address.step, address.inputs]);
    }),
  );
});

test('a ticked box counts, and so does one that is not', () => {
  const { inputs } = readAddress('?includeFood=0&includeFood=1&includeTransport=0');
  expect([inputs.includeFood, inputs.includeTransport]).toEqual([true, false]);
});

test('without a query: the first step and the defaults', () => {
  expect(readAddress('')).toMatchObject({ step: 'destination', inputs: BUDGET_DEFAULTS });
});
