import { expect, test } from 'vitest';
import { convert, monthlyFigures, RATES } from '../../domain/budget.ts';
import { copy } from './budget.ts';

const figures = [...JSON.stringify(monthlyFigures).matchAll(/\d+/g)].map(Number);
const named = (text: string) =>
  [...text.matchAll(/\d{1,3}(?:[.,]\d{3})+/g)].map(([number]) => Number(number.replace(/\D/g, '')));

const prose = [
  ...copy.sources.points.map(({ text }) => text),
  ...Object.values(copy.includes).map(({ text }) => text),
];

test('the prose names the calculator’s figures, the same in both languages', () => {
  expect(prose.flatMap(({ es }) => named(es)).length).toBeGreaterThan(20);
  for (const { es, en } of prose) {
    expect(named(en)).toEqual(named(es));
    for (const figure of named(es)) expect(figures, es).toContain(figure);
  }
});

test('the page names the rates that it uses', () => {
  expect(convert(100_000, RATES.EUR) / 100).toBe(0.68);
  expect(convert(100_000, RATES.USD) / 100).toBe(0.73);
  expect(copy.results.rates.en).toContain('₩1,000 = €0.68 = $0.73');
  expect(copy.results.rates.es).toContain('1.000\u00A0₩ = 0,68\u00A0€ = 0,73\u00A0$');
});
