import { describe, expect, test } from 'vitest';
import { locales } from '../locale.ts';
import { statedText } from './figure-text.ts';
import { figureIds, figureOf } from './register.ts';

const sources = {
  ...import.meta.glob<string>(['../{text,data,legal,ui}/**/*.ts', '!../**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../blog/*/*.md', { query: '?raw', import: 'default', eager: true }),
};

/** The source with plain spaces, without comments and URLs. */
function plain(source: string): string {
  return source
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/url: '[^']*'/g, '')
    .replaceAll(/\\u00a0|\u00a0/g, ' ');
}

const texts = Object.entries(sources).map(([file, source]) => [file, plain(source)] as const);

/** Amounts that are no figures: examples of typed input, and the unit of an exchange rate. */
const allowed = [
  /1 won|millones de wones como mucho|million won at most/,
  /(?<![\d.])1\.000 ₩ (?:=|eran|son|;)|₩1,000 (?:=|is|was|each)|1\.000 ₩[;,.]|for ₩1,000\./,
];

/** An amount of won in either language. */
const amount =
  /(?:₩\s?\d[\d.,–-]*|\d[\d.,–-]*\s?(?:₩|wones\b|won\b|mill(?:ones|ion) (?:de wones|won|de ₩)))/g;

describe('figures are only in the register', () => {
  test('no text contains a literal amount of won', () => {
    const stated = texts.flatMap(([file, text]) =>
      text
        .split('\n')
        .filter((line) => !allowed.some((each) => each.test(line)))
        .flatMap((line) => Array.from(line.matchAll(amount), ([found]) => `${file}: ${found}`)),
    );
    expect(stated, 'name a figure of content/register/ instead: {id}').toEqual([]);
  });

  test('no text repeats hours, times or limits of the register', () => {
    const written = figureIds.flatMap((id) => {
      const { current, edition, unit } = figureOf(id);
      return locales.flatMap((locale) =>
        [current, edition].flatMap((stated) => {
          const value = stated ? statedText(stated, unit, locale).replaceAll('\u00a0', ' ') : '';
          // Short values such as `90 days`, `free` or `9:00 to 18:00` also occur with another meaning.
          return value.length > (stated?.opening ? 20 : 10) ? [value] : [];
        }),
      );
    });
    const telling = [...new Set(written)].filter((value) => /\d\D+\d/.test(value));
    const repeated = texts.flatMap(([file, text]) =>
      telling.filter((value) => text.includes(value)).map((value) => `${file}: ${value}`),
    );
    expect(repeated, 'name the figure of content/register/ instead: {id}').toEqual([]);
  });
});
