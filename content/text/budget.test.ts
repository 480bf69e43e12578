import { expect, test } from 'vitest';
import { monthlyFigures } from '../../domain/budget/budget.ts';
import { convert, RATES } from '../../domain/budget/rates.ts';
import { locales } from '../locale.ts';
import { localize } from '../localize.ts';
import { livingFigures } from '../register/living.ts';
import { text } from './budget.ts';

const amountsIn = (value: unknown) =>
  new Set([...JSON.stringify(value).matchAll(/\d{4,}/g)].map(([number]) => Number(number)));
const named = (line: string) =>
  [...line.matchAll(/\d{1,3}(?:[.,]\d{3})+/g)].map(([number]) => Number(number.replace(/\D/g, '')));

test('the register contains exactly the figures of the calculator', () => {
  const entries = Object.entries(livingFigures).filter(
    ([id]) => id.startsWith('calc-') && id !== 'calc-month',
  );
  const values = entries.map(([, { current }]) => ('value' in current ? current.value : {}));
  expect(amountsIn(values)).toEqual(amountsIn(monthlyFigures));
});

test('the prose contains the calculator’s figures, the same in both languages', () => {
  const prose = [
    ...text.sources.points.map(({ text: line }) => line),
    ...Object.values(text.includes).map(({ text: line }) => line),
  ];
  for (const line of prose)
    expect(named(localize(line, 'en'))).toEqual(named(localize(line, 'es')));
  const all = new Set(prose.flatMap((line) => named(localize(line, 'es'))));
  for (const figure of amountsIn(monthlyFigures)) expect(all).toContain(figure);
});

test('the page states its exchange rates and the current ones', () => {
  expect(convert(100_000, RATES.EUR) / 100).toBe(0.68);
  expect(convert(100_000, RATES.USD) / 100).toBe(0.73);
  expect(localize(text.results.rates, 'en')).toContain('₩1,000 = €0.68 = US$0.73');
  expect(localize(text.results.rates, 'es')).toContain(
    '1.000\u00A0₩ = 0,68\u00A0€ = 0,73\u00A0US$',
  );
  expect(livingFigures['fx-eur'].edition.value).toBe(RATES.EUR);
  expect(livingFigures['fx-usd'].edition.value).toBe(RATES.USD);
  for (const locale of locales)
    expect(localize(text.results.rates, locale)).toMatch(/2026.*0[.,]647/);
});
