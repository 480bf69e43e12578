import { describe, expect, test } from 'vitest';
import { articles } from './blog/articles.server.ts';
import { locales, type Locale } from './locale.ts';
import { paths } from './pages.ts';
import { textPairs, type TextPair } from './testing-texts.ts';

const sources = import.meta.glob<string>('./blog/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The articles whole: their paragraphs need not stand in the same order. */
const articlePairs: readonly TextPair[] = articles.map(({ page }) => {
  const source = (locale: Locale) =>
    sources[`./blog/${locale}/${paths[page][locale].split('/').at(-1)}.md`] ?? '';
  return { at: page, es: source('es'), en: source('en') };
});

const pairs = [...textPairs(), ...articlePairs];

/** Differences that are right, by the end of the key and what differs, with the reason. */
const reviewed: readonly (readonly [at: RegExp, reason: string])[] = [
  [/^text\/requirements\.ts .*es 1588 5644 \/ en 1330$/, 'each reads the line in their language'],
  [/^hangul\/regional\.ts /, 'accents of their own readers'],
  [/^data\/transport-info\.ts .*visitkorea/, 'the site of the travel office in each language'],
  [/^text\/arriving\.ts text\.firstDay\.afternoon\./, 'flights from other countries'],
  [/^text\/budget\.ts text\.currency\.hint /, 'an example in a currency of their readers'],
  [
    /^text\/safety\.ts .* names: es (?:Colombia )?(?:Uruguay )?Bolivia /,
    'driving permits of their readers',
  ],
  [/^text\/contact\.ts text\.info\.times numbers/, 'the hours of readers in America'],
  [/^text\/metro\.ts .* en Land$/, 'the ministry of land, which is no Spa Land'],
  [/^ui\/\.newsletter\.lead names: es {2}\/ en News$/, 'no name of a newspaper'],
  [/ names: es Chile \/ en $/, 'English names the people: Chilean'],
  [/ names: es Colombia \/ en $/, 'plugs and permits of their readers'],
  [/^text\/phrases\.ts .* names: es {2}\/ en Series$/, 'the first word of a label'],
  [/ names: es {2}\/ en K-pop$/, 'Spanish writes it without a capital'],
  [
    / names: es {2}\/ en (?:Link|Card|Inside|Rain)$| names: es Total \/ en $/,
    'a word that begins a label',
  ],
];

/** What must be the same in both languages, as a sorted list. */
const facts: Readonly<Record<string, (text: string, locale: Locale) => string[]>> = {
  numbers: (text, locale) =>
    plainNumbers(withoutTargets(text), locale)
      // Spanish writes decades and centuries in words: los años treinta, el siglo XVII.
      .replaceAll(/\d{3}0s|\d+th(?=[- ]century)/g, '')
      .match(/\d+(?:[.:]\d+)*/g) ?? [],
  links: (text) => Array.from(text.matchAll(/\]\(([^)]*)\)/g), ([, target = '']) => target),
  placeholders: (text) => text.match(/\{[^}]*\}/g) ?? [],
  Hangul: (text) => text.match(/[가-힣]+/g) ?? [],
  names: (text) => withoutTargets(text).match(name) ?? [],
};

function withoutTargets(text: string): string {
  return text.replaceAll(/\{[^}]*\}|\]\([^)]*\)/g, ' ');
}

/** `1.350` and `1,350` as `1350`; `1,5` as `1.5`. */
function plainNumbers(text: string, locale: Locale): string {
  const [group, decimal] = locale === 'es' ? ['.', ','] : [',', '.'];
  return text
    .replaceAll(new RegExp(`(?<=\\d)\\${group}(?=\\d{3}(?!\\d))`, 'g'), '')
    .replaceAll(new RegExp(`(?<=\\d)\\${decimal}(?=\\d)`, 'g'), '.');
}

const word = /(?<!\p{L})\p{L}[\p{L}’]*(?:-\p{L}+)*/gu;

/** Proper names: words with a capital that nearly all pairs with them have in both texts. */
const name = (() => {
  const times = new Map<string, { both: number; one: number }>();
  for (const { es, en } of textPairs()) {
    const [first, second] = [es, en].map((text) => new Set(withoutTargets(text).match(word)));
    for (const each of new Set([...(first ?? []), ...(second ?? [])])) {
      const { both, one } = times.get(each) ?? { both: 0, one: 0 };
      const isShared = first?.has(each) && second?.has(each);
      times.set(each, isShared ? { both: both + 1, one } : { both, one: one + 1 });
    }
  }
  const names = Array.from(times).flatMap(([each, { both, one }]) =>
    /^\p{Lu}..+/u.test(each) && both > 1 && both > 4 * one ? [each] : [],
  );
  return new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'gu');
})();

describe('both languages state the same', () => {
  test.each(Object.keys(facts))('%s', (kind) => {
    const read = facts[kind] ?? (() => []);
    const wrong = pairs.flatMap((pair) => {
      const [es = [], en = []] = locales.map((locale) => read(pair[locale], locale));
      const [inEs, inEn] = [
        es.filter((each) => !en.includes(each)),
        en.filter((each) => !es.includes(each)),
      ];
      const difference = `${pair.at} ${kind}: es ${[...new Set(inEs)].join(' ')} / en ${[...new Set(inEn)].join(' ')}`;
      const isReviewed = reviewed.some(([at]) => at.test(difference));
      return inEs.length + inEn.length > 0 && !isReviewed ? [difference] : [];
    });
    expect(wrong, 'say the same in both, or add to reviewed in content/parity.test.ts').toEqual([]);
  });

  test('of all texts', () => {
    expect(pairs.length).toBeGreaterThan(3000);
    for (const { at, es, en } of articlePairs) expect([es, en], at).not.toContain('');
    expect(name.source.split('|').length).toBeGreaterThan(80);
  });
});
