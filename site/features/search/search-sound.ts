import type { Locale } from '#content/locale.ts';

/** Gives a word written as it sounds: words that an ear confuses have the same key, which is its own key. */
export type Ear = (term: string) => string;

type Rule = readonly [pattern: RegExp, sound: string];

const doubled: Rule = [/(.)\1+/g, '$1'];

/** Seseo, yeísmo, b and v, the silent h, g and j, qu, k and c, x and s, doubled letters; n before b and p is an m. */
const spanish: readonly Rule[] = [
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/(?<!c)h(?=u[aeio])/g, 'g'],
  [/(?<!c)h/g, ''],
  [/w/g, 'gu'],
  [/v/g, 'b'],
  [/qu(?=[ei])|q|c(?![hcei])/g, 'k'],
  [/(?:[cx]c|[zcx]|^ps)(?!h)/g, 's'],
  [/g(?=[ei])/g, 'j'],
  [/ll|(?<![aeiou])i(?=[aeou])/g, 'y'],
  [/y(?![aeiou])/g, 'i'],
  [/n(?=[bp])/g, 'm'],
  [/^s(?=[bdfgklmnpt])/, 'es'],
  [/(?<=...)d$/, ''],
  doubled,
];

/** Ph and f, silent letters, `ie` and `ei`, `our` and `or`, `tion`. */
const english: readonly Rule[] = [
  [/ph/g, 'f'],
  [/(?<=[aeiou])gh(?=t|$)/g, ''],
  [/^[kg](?=n)|^w(?=r)|^p(?=s)|(?<=m)b$|(?<=[wr])h/g, ''],
  [/[tsc]i(?=on)/g, 's'],
  [/sc(?=[eiy])|c(?=[eiy])|z/g, 's'],
  [/dg(?=e|$)|g(?=[eiy])/g, 'j'],
  [/ck|q(?=u)|c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/our/g, 'or'],
  [/(?<=[bt])re$/, 'er'],
  [/ei|ie|ee|ea|y/g, 'i'],
  [/ai|ay/g, 'a'],
  [/oo|ou/g, 'u'],
  doubled,
];

/** The romanisations of Korean, old and new, and what European ears make of them. */
const korean: readonly Rule[] = [
  [/sh/g, 's'],
  [/ng(?![aeiouyw])/g, 'n'],
  [/ch|z/g, 'j'],
  [/ph|[bvf]/g, 'p'],
  [/th|d/g, 't'],
  [/kh|qu?|g|c/g, 'k'],
  [/h/g, ''],
  [/r/g, 'l'],
  [/ln|nl/g, 'l'],
  // One vowel, which makes no other with the next: `hae-un`.
  [/ae|ai|ay/g, 'E'],
  [/y|ee/g, 'i'],
  [/eo|eu|oo|ou|u/g, 'o'],
  [/e/g, 'E'],
  doubled,
];

const ears: Readonly<Record<Locale, Ear>> = { es: ear(spanish), en: ear(english) };

/** How the speakers of a language write what they hear. */
export function earOf(locale: Locale): Ear {
  return ears[locale];
}

/** How Korean names are written by ear. */
export const koreanEar: Ear = ear(korean);

function ear(rules: readonly Rule[]): Ear {
  const once = (term: string) =>
    rules.reduce((word, [pattern, sound]) => word.replace(pattern, sound), term);
  return (term) => {
    let [before, key] = [term, once(term)];
    while (key !== before) [before, key] = [key, once(key)];
    return key;
  };
}

/**
 * Whether one word becomes the other by at most so many slips: a letter too many, too few or wrong, or two in the wrong
 * order.
 */
export function isWithin(one: string, other: string, slips: number): boolean {
  if (Math.abs(one.length - other.length) > slips) return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [a, b] = [one.slice(same), other.slice(same)];
  if (a === '' || b === '') return a.length + b.length <= slips;
  if (slips === 0) return false;
  return (
    isWithin(a.slice(1), b.slice(1), slips - 1) ||
    isWithin(a.slice(1), b, slips - 1) ||
    isWithin(a, b.slice(1), slips - 1) ||
    (a[0] === b[1] && a[1] === b[0] && isWithin(a.slice(2), b.slice(2), slips - 1))
  );
}
