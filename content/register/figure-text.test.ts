import { describe, expect, test } from 'vitest';
import { figuresNamed, withFigures } from './figure-text.ts';
import { locales } from '../locale.ts';
import { figuresIn, readFigure } from './figures.ts';

const space = '\u00a0';

describe('figures in a text', () => {
  test('an id is replaced by its current value in the language', () => {
    const text = 'x {seoul-subway-base-fare} y';
    expect(withFigures(text, 'es')).toBe(`x 1.550${space}₩ y`);
    expect(withFigures(text, 'en')).toBe('x ₩1,550 y');
  });

  test('a part is replaced by the edition’s value, the month of the change or a named amount', () => {
    expect(withFigures('{seoul-subway-base-fare.edition}', 'en')).toBe('₩1,350–2,350');
    expect(withFigures('{seoul-subway-base-fare.since}', 'es')).toBe('junio de 2025');
    expect(withFigures('{busan-subway-fare.zone2}', 'es')).toBe(`1.800${space}₩`);
    const minutes = withFigures('{ktx-seoul-busan-time.typicalMinutes}', 'en');
    expect(minutes.replaceAll(space, ' ')).toBe('2 h 30 min');
  });

  test('other placeholders stay', () => {
    expect(withFigures('{count} de {total}', 'es')).toBe('{count} de {total}');
  });

  test('an unknown figure or part throws an error that names it', () => {
    expect(() => withFigures('{no-such-fare}', 'es')).toThrow('no-such-fare');
    expect(() => withFigures('{gyeongbokgung-admission.zone1}', 'es')).toThrow(
      '{gyeongbokgung-admission.zone1}',
    );
  });

  test('figures are found in texts and in fields, each once', () => {
    const content = {
      text: { es: 'a {keta-fee}', en: 'b {keta-fee}' },
      cards: [{ figure: 'arc-fee' }, { figures: ['danubi-fare', 'keta-fee'] }],
    };
    expect(figuresIn(content)).toEqual(['keta-fee', 'arc-fee', 'danubi-fare']);
    expect(figuresNamed('{keta-fee.edition} {name}')).toEqual(['keta-fee']);
  });
});

test('a range of amounts counts as numeric in every language', () => {
  for (const locale of locales) expect(readFigure('student-month', locale).size).toBe('amount');
});

test('a number that a column is too narrow for is set as words in every language', () => {
  const sizes = locales.map((locale) => readFigure('nomad-insurance', locale).size);
  expect(sizes).toEqual(locales.map(() => 'words'));
});
