import { expect, test } from 'vitest';
import { BUDGET_DEFAULTS } from '#domain/budget/budget-inputs.ts';
import { searchOf } from './url-state.ts';
import { correctionsOf } from './corrections.ts';

const problemsOf = (search: string) =>
  correctionsOf(search).map(({ name, problem }) => [name, problem]);

test.each([
  ['?duration=99', [['duration', 'most']]],
  ['?duration=0', [['duration', 'least']]],
  ['?duration=2.5', [['duration', 'number']]],
  ['?duration=Infinity', [['duration', 'number']]],
  ['?duration=many', [['duration', 'number']]],
  ['?purpose=xx', [['purpose', 'choice']]],
  [
    '?city=paris&durationType=years',
    [
      ['city', 'choice'],
      ['durationType', 'choice'],
    ],
  ],
  ['?duration=&purpose=', []],
  ['', []],
])('%s', (search, problems) => {
  expect(problemsOf(search)).toEqual(problems);
});

test('a URL that the calculator writes needs no correction', () => {
  const state = {
    step: 'results',
    inputs: BUDGET_DEFAULTS,
    own: { currency: '', rate: '' },
  } as const;
  expect(correctionsOf(searchOf(state))).toEqual([]);
});
