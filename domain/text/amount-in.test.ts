import { expect, it } from 'vitest';
import { amountIn } from './amount-in.ts';

it.each([
  ['850', 850],
  ['1.250', 1250],
  ['1,250,000 ₩', 1_250_000],
  ['850,50', 851],
  ['€849.49', 849],
  ['0', 0],
  ['', undefined],
  ['1.2.3', undefined],
  ['-5', undefined],
  ['a lot', undefined],
])('reads %j', (typed, amount) => {
  expect(amountIn(typed)).toBe(amount);
});
