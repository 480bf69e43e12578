import { expect, it } from 'vitest';
import type { Locale } from '../locale.ts';
import { allStrings } from '../testing-texts.ts';

/** One figure for two things, or one that is the same as another: true only until either changes. */
const comparisons: readonly { readonly of: Locale; readonly pattern: RegExp }[] = [
  { of: 'es', pattern: /\{[a-z0-9]+-[^}=]*\},? (?:lo mismo|igual|tanto) (?:que|como)\b/ },
  { of: 'es', pattern: /(?:lo mismo|igual|tanto) (?:que|como)[^.;]*\{[a-z0-9]+-[^}=]*\}/ },
  {
    of: 'es',
    pattern: / (?:o|y|ni)(?: en)? \p{Lu}[\p{L}-]+ (?:cuesta|cobra|vale)n? \{[a-z0-9]+-[^}=]*\}/u,
  },
  { of: 'en', pattern: /\{[a-z0-9]+-[^}=]*\}[^.;]*\b(?:the same as|as much as|unchanged)\b/ },
  { of: 'en', pattern: /\b(?:the same as|as much as)\b[^.;]*\{[a-z0-9]+-[^}=]*\}/ },
  {
    of: 'en',
    pattern:
      / (?:and|or|nor) \p{Lu}[\p{L}-]+ (?:each |both )?(?:costs?|charges?) \{[a-z0-9]+-[^}=]*\}/u,
  },
];

it.each([
  ['cuesta {palace-a}, lo mismo que en 2025', true],
  ['cuesta {palace-a=palace-a.edition}, lo mismo que en 2025', false],
  ['Entrar en Aaa o en Bbb cuesta {palace-a}', true],
  ['Aaa and Bbb each cost {palace-a}', true],
  ['Aaa costs {palace-a}, the same as Bbb', true],
  ['Aaa costs {palace-a}. It is the same as it looks', false],
])('“%s” compares figures without naming them: %s', (text, found) => {
  expect(comparisons.some(({ pattern }) => pattern.test(text))).toBe(found);
});

it('a text that calls figures the same names all of them, so that it fails when one changes', () => {
  const found = allStrings().filter(({ text }) =>
    comparisons.some(({ pattern }) => pattern.test(text)),
  );
  const advice = 'write {one=other} or {one=one.edition} for the figures that the text compares';
  expect(
    found.map(({ at, text }) => `${at}: ${text}`),
    advice,
  ).toEqual([]);
});
