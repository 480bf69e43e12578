import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageEntry } from '#content/pages.ts';
import { BUDGET_DEFAULTS } from '#domain/budget/budget-inputs.ts';
import { calculateBudget } from '#domain/budget/budget.ts';
import { oneOffItems } from './one-off-items.ts';
import { readState, searchOf, steps } from './url-state.ts';

test('a written state is read back', () => {
  const state = {
    step: 'preferences',
    inputs: { ...BUDGET_DEFAULTS, city: 'busan', duration: 6, includeFood: false },
    own: { currency: 'MXN', rate: '12,5' },
  } as const;
  expect(readState(searchOf(state))).toEqual(state);
});

test('the server reads every parameter that is written', () => {
  const once = Object.fromEntries(oneOffItems.map((item) => [item, '1']));
  const own = { currency: 'MXN', rate: '12,5' };
  const written = searchOf({ step: 'results', inputs: BUDGET_DEFAULTS, own, once });
  const names = [...new URLSearchParams(written).keys()];
  expect(pageEntry('budget').query).toEqual(expect.arrayContaining(names));
});

test('any query gives a budget in whole won, and reads back unchanged once written', () => {
  const value = fc.oneof(fc.string(), fc.constantFrom(...steps, 'busan', '-3', 'NaN', '1e9', '0'));
  const names = ['step', ...Object.keys(BUDGET_DEFAULTS), 'currency', 'rate'];
  const query = fc.dictionary(fc.constantFrom(...names), value);
  fc.assert(
    fc.property(query, (entries) => {
      const state = readState(new URLSearchParams(entries).toString());
      expect(Number.isInteger(calculateBudget(state.inputs).total)).toBe(true);
      const again = readState(searchOf(state));
      expect([again.step, again.inputs]).toEqual([state.step, state.inputs]);
    }),
  );
});

test('ticked and unticked checkboxes are both read', () => {
  const { inputs } = readState('?includeFood=0&includeFood=1&includeTransport=0');
  expect([inputs.includeFood, inputs.includeTransport]).toEqual([true, false]);
});

test('an empty query gives the first step and the defaults', () => {
  expect(readState('')).toMatchObject({ step: 'destination', inputs: BUDGET_DEFAULTS });
});
