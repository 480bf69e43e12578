import { expect, test } from 'vitest';
import { locales } from '../locale.ts';
import { readFigure } from './figures.ts';
import { figureIds } from './register.ts';

test('the words beside a value in a line say the status, and the month where one is known', () => {
  expect(readFigure('seoul-subway-base-fare', 'es').short).toBe('corregido jun 2025');
  expect(readFigure('seoul-subway-base-fare', 'en').short).toBe('corrected Jun 2025');
  expect(readFigure('n-seoul-tower-admission', 'es').short).toBe('sin confirmar');
});

test.each(locales)('every label in %s has its short form, with the same year', (locale) => {
  for (const id of figureIds) {
    const { label, short } = readFigure(id, locale);
    const [words = '', month] = label.split(' · ');
    expect(short.startsWith(words.toLowerCase()), id).toBe(true);
    expect(/\d{4}$/.exec(short)?.[0], id).toBe(month && /\d{4}$/.exec(month)?.[0]);
    expect(short.length, id).toBeLessThanOrEqual(label.length);
  }
});
