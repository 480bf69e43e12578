import { expect, test } from 'vitest';
import { coresIn } from './cores.ts';

test('the list of cores is read as Linux writes it', () => {
  expect(coresIn('0-1')).toEqual([0, 1]);
  expect(coresIn('0,2-4,7')).toEqual([0, 2, 3, 4, 7]);
  expect(coresIn('3')).toEqual([3]);
});
