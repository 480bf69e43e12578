import type { Locale } from '#content/locale.ts';
import { earOf, isWithin, koreanEar } from './search-sound.ts';
import { isHangul } from '#domain/text/search-terms.ts';

/** The words that the search knows. */
export interface Vocabulary {
  has(term: string): boolean;
  /** Whether a known word begins with the term. */
  hasBeginning(term: string): boolean;
  /** Other known words that sound like the term; a name in Korean only where the term itself is unknown. */
  alike(term: string): readonly string[];
  /** The known words that an unknown one most probably stands for, the likeliest first. */
  corrected(term: string): readonly string[];
}

/** Shorter words are neither heard nor corrected: too many others differ from them by one letter. */
const shortest = 4;

/** Of words that are equally likely, no more are looked for. */
const mostAlike = 3;

/** How many letters of a Korean name another romanisation with a slip may change. */
const mostRespelled = 4;

/** A word that may be a Korean name in Latin letters: syllables without the letters and endings of other languages. */
const romanised =
  /^(?:(?:kk|tt|pp|ss|jj|ch|[gkndtrlmbpsjhyw])?(?:[yw]?a[ei]?|[yw]?eo?|eu|o[eo]?|u[i]?|ee|i)(?:ng|[kgntlmpb])?)+$/;

/** The endings of verbs and plurals. */
const endings: Readonly<Record<Locale, RegExp>> = {
  es: /(?<=.{5})(?:(?:[aei]r|[ai]ndo|iendo)?(?:me|te|se|l[aeo]s?|nos)|[aei]r|[ai]d[ao]s?|[ai]?ndo|iendo|[aei]mos|aba[ns]?|aron|ieron|aste|iste|[ai]cion|[ae]n|[ae]s|os)$|(?<=.{4})[aeo]$/,
  en: /(?<=.{5})(?:ing|ed|es|s|er)$|(?<=.{4})e$/,
};

/** How many letters of a word may differ. */
function slipsIn(term: string): number {
  if (isHangul(term)) return term.length > 3 ? 1 : 0;
  // A different digit is a different number.
  if (term.length < shortest || /\d/.test(term)) return 0;
  return term.length < 8 ? 1 : 2;
}

/**
 * @param terms every known word, as often as it occurs.
 * @param locale the language in which people write.
 * @param otherWords words that are spelled right and stand for nothing known.
 */
export function openVocabulary(
  terms: Iterable<string>,
  locale: Locale,
  otherWords: ReadonlySet<string>,
): Vocabulary {
  const ear = earOf(locale);
  // Before an e, a c is written qu: `intoxicar`, `intoxique`.
  const stemOf = (term: string) => term.replace(endings[locale], '').replace(/qu$/, 'c');
  const times = new Map<string, number>();
  for (const term of terms) times.set(term, (times.get(term) ?? 0) + 1);
  const sorted = [...times.keys()].sort();
  const heard = sorted.filter((term) => term.length >= shortest && /^[a-z]+$/.test(term));
  const bySound = Map.groupBy(heard, ear);
  const byKorean = Map.groupBy(
    heard.filter((each) => romanised.test(each)),
    koreanEar,
  );
  const byStem = Map.groupBy(heard, stemOf);
  const likeliest = (found: readonly string[], term: string) =>
    found
      .toSorted(
        (a, b) =>
          Number(b[0] === term[0]) - Number(a[0] === term[0]) ||
          (times.get(b) ?? 0) - (times.get(a) ?? 0),
      )
      .slice(0, mostAlike);

  function soundingLike(term: string): readonly string[] {
    if (term.length < shortest) return [];
    const others = (bySound.get(ear(term)) ?? []).filter((each) => each !== term);
    if (others.length > 0 || times.has(term) || term.length === shortest)
      return likeliest(others, term);
    const forms = byStem.get(stemOf(term)) ?? [];
    if (forms.length > 0) return likeliest(forms, term);
    return likeliest(byKorean.get(koreanEar(term)) ?? [], term);
  }

  /** The first way to err that leads to a known word. */
  function nearest(term: string): readonly string[] {
    const most = slipsIn(term);
    if (most === 0) return [];
    const korean = koreanEar(term);
    const nearlyKorean = () =>
      [...byKorean.keys()]
        .filter((key) => isWithin(key, korean, 1))
        .flatMap((key) => byKorean.get(key) ?? [])
        .filter((each) => isWithin(each, term, mostRespelled));
    // Where so many letters may differ that another word is likely, the first is the same.
    const within = (slips: number) =>
      sorted.filter(
        (each) =>
          ((slips < 2 && term.length > shortest) || each[0] === term[0]) &&
          isWithin(each, term, slips),
      );
    const ways = [
      () => soundingLike(term),
      () => within(1),
      () => (korean.length > shortest ? nearlyKorean() : []),
      () => (most > 1 ? within(2) : []),
    ];
    for (const way of ways) {
      const found = way();
      if (found.length > 0) return likeliest(found, term);
    }
    return [];
  }

  return {
    has: (term) => times.has(term),
    hasBeginning: (term) => {
      let [low, high] = [0, sorted.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (sorted[middle]! < term) low = middle + 1;
        else high = middle;
      }
      return sorted[low]?.startsWith(term) ?? false;
    },
    alike: soundingLike,
    corrected: (term) => (otherWords.has(term) ? [] : nearest(term)),
  };
}
