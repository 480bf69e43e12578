import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countableWords } from './failed-search.ts';

describe('the words of a search without result', () => {
  it.each([
    ['¿Hay  TEMPLESTAY?', 'hay templestay'],
    ['lavandería', 'lavanderia'],
    ['찜질방', '찜질방'],
    ['D-4 visa 2027', 'd 4 visa 2027'],
  ])('%s is counted as %s', (query, words) => {
    expect(countableWords(query)).toBe(words);
  });

  it.each([
    'ana@correo.example',
    '+34 612 34 56 78',
    'pasaporte AB123456',
    '010-1234-5678',
    'me llamo Ana y vivo en la calle Mayor',
    'x',
    '?!',
    '',
    'a '.repeat(400),
  ])('%j is not counted', (query) => {
    expect(countableWords(query)).toBeUndefined();
  });

  it('hold no address and no long number, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (query) => {
        const words = countableWords(query) ?? '';
        expect(words).not.toMatch(/@|\d{5}/);
        expect(words.length).toBeLessThanOrEqual(60);
        expect(countableWords(words) ?? '').toBe(words);
      }),
    );
  });
});
