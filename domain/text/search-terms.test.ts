import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt, fold, indexTermsOf, mark, termsOf } from './search-terms.ts';

const texts = fc.string({ unit: 'grapheme', maxLength: 400 });
const joined = (parts: ReturnType<typeof mark>) => parts.map(({ text }) => text).join('');

describe('terms', () => {
  it.each([
    ['Palacios de Seúl', ['palacio', 'seul']],
    ['visado D-4', ['visado', 'd4']],
    ['Jongno-gu', ['jongnogu', 'jongno', 'gu']],
    ['T-money', ['tmoney', 'money']],
    ['¿Cuánto cuesta el bus?', ['cuanto', 'cuesta', 'bus']],
    ['경복궁 palacio', ['경복궁', 'palacio']],
    ['the of de la', []],
  ])('%s', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it('include the endings of a Korean word', () => {
    expect(indexTermsOf('경복궁')).toEqual(['경복궁', '복궁', '궁']);
  });

  it('of a query are among those of the index, whatever the accents and capitals', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const index = new Set(indexTermsOf(text));
        expect(termsOf(text.normalize('NFD')).every((term) => index.has(term))).toBe(true);
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('marking', () => {
  it('changes no character', () => {
    fc.assert(
      fc.property(texts, texts, (text, query) => {
        expect(joined(mark(text, new Set(termsOf(query))))).toBe(text);
      }),
    );
  });

  it('shows the part of a long text with the match, cut between words', () => {
    const filler = 'unas palabras que no son '.repeat(30);
    const parts = excerpt(`${filler}Gyeongbokgung ${filler}`, new Set(['gyeongbokgung']));
    const text = joined(parts);
    expect(parts).toContainEqual({ text: 'Gyeongbokgung', found: true });
    expect(text.length).toBeLessThan(180);
    expect(text).toMatch(/^…(?:unas|palabras|que|no|son) .* (?:unas|palabras|que|no|son)…$/);
  });

  it('shows only what the text contains', () => {
    fc.assert(
      fc.property(texts, texts, (text, query) => {
        const shown = joined(excerpt(text, new Set(termsOf(query)))).replaceAll('…', '');
        expect(text.replaceAll('…', '')).toContain(shown);
      }),
    );
  });
});
