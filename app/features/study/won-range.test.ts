import { expect, it } from 'vitest';
import { wonRange } from './won-range.ts';

it('writes two amounts with one sign, as each language does', () => {
  expect(wonRange({ from: 700_000, to: 1_200_000 }, 'es')).toBe('700.000–1.200.000\u00a0₩');
  expect(wonRange({ from: 700_000, to: 1_200_000 }, 'en')).toBe('₩700,000–1,200,000');
  expect(wonRange({ from: 1500, to: 9000 }, 'es')).toBe('1.500–9.000\u00a0₩');
});
