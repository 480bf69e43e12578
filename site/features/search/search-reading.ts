import type { Locale } from '#content/locale.ts';
import { aspects, askingTerms } from './search-asking.ts';
import { withoutClock } from './search-clock.ts';
import { isHangul, termsOf } from '#domain/text/search-terms.ts';
import { inOneSense } from './search-senses.ts';
import { isWithin } from './search-sound.ts';
import type { Vocabulary } from './search-vocabulary.ts';

/** What somebody types, and what the guide calls it. */
export type Synonym = readonly [typed: string, written: string];

/** A word or a fixed phrase of a query, with every way to find it; each way is terms that all have to match. */
export interface QueryWord {
  readonly own: readonly string[];
  readonly others: readonly (readonly string[])[];
  /** Known words that sound like it or are one slip away: they count less than the word itself. */
  readonly alike: readonly string[];
  /** Whether the word is unknown and one that it resembles stands in its place. */
  readonly guessed: boolean;
  /** Whether longer words count, because the word is unknown or still being typed. */
  readonly prefix: boolean;
  /** How much it says about what is wanted: 1, or less for a word that asks one thing of many subjects. */
  readonly weight: number;
}

/** A query as the search understands it. */
export interface QueryReading {
  readonly words: readonly QueryWord[];
  /** The words of the question itself, such as `where` or `price`, that documents need not have. */
  readonly asking: readonly string[];
  /** How many words were left out because no text has anything like them. */
  readonly unknown: number;
}

/** Understands a query. */
export type Reading = (query: string) => QueryReading;

const mostTerms = 40;

const mostWords = 8;

/** Of a name that is typed in parts. */
const mostParts = 3;

/** Of a word that is two. */
const shortestPart = 4;

/** What such a word counts beside a subject, and what a country or a month does, whose subject decides too. */
export const ofAspect = 0.5;
const ofSetting = 0.75;

/** A year, or a number that counts something: an age, a line, days. */
const count = /^(?:20\d\d|\d{1,2})$/;

/**
 * @param synonyms phrases of any number of words.
 * @param settings the names of countries and months.
 */
export function openReading(
  vocabulary: Vocabulary,
  synonyms: readonly Synonym[],
  settings: readonly string[],
  locale: Locale,
): Reading {
  const asking = askingTerms(locale);
  const set = new Set(settings.map((name) => termsOf(name).join(' ')));
  const written = new Map<string, string[][]>();
  const isPhrase = (key: string) => written.has(key) || set.has(key);
  let longest = Math.max(1, ...settings.map((name) => termsOf(name).length));
  for (const [typed, other] of synonyms) {
    const terms = termsOf(typed);
    longest = Math.max(longest, terms.length);
    const key = terms.join(' ');
    written.set(key, [...(written.get(key) ?? []), termsOf(other)]);
  }

  return (query) => {
    const spaced = inOneSense(withoutClock(query, locale), locale).replaceAll(/[-'’]/g, ' ');
    const parts = termsOf(spaced).slice(0, mostTerms);
    const terms = joined(parts, vocabulary).flatMap((term) => apart(term, vocabulary));
    const words = phrases(terms).filter((word) => !isLoneLetter(word));
    const asks = ({ own }: QueryWord) => own.every((term) => asking.has(term));
    const wanted = words.filter((word) => !asks(word));
    const known = wanted.filter(isKnown);
    const unknown = wanted.length - known.length;
    if (wanted.length === 0) return { words, asking: [], unknown };
    return {
      words: known.slice(0, mostWords),
      asking: words.filter(asks).flatMap(({ own }) => own.map(inOneGender)),
      unknown,
    };
  };

  /** The words of a query, those of a synonym taken together. */
  function phrases(typed: readonly string[]): QueryWord[] {
    const near = typed.map((term) =>
      isFindable(term, vocabulary) ? [term, ...soundingLike(term)] : vocabulary.corrected(term),
    );
    const terms = typed.map((term, at) => near[at]?.[0] ?? term);
    const words: QueryWord[] = [];
    for (let at = 0; at < terms.length;) {
      let length = Math.min(longest, terms.length - at);
      while (length > 1 && !isPhrase(terms.slice(at, at + length).join(' '))) length -= 1;
      const own = terms.slice(at, at + length);
      const others = written.get(own.join(' ')) ?? [];
      const [first = ''] = own;
      const prefix = length === 1 && (isHangul(first) || !vocabulary.has(first));
      words.push({
        own,
        others,
        alike: length === 1 ? (near[at]?.slice(1) ?? []) : [],
        guessed: own.some((term, part) => term !== typed[at + part]),
        prefix: prefix && (first.length > 1 || isHangul(first)),
        weight: weightOf([own, ...others]),
      });
      at += length;
    }
    return words;
  }

  /** Words of questions are common, and meant as they are: a Sunday is no sundae. */
  function soundingLike(term: string): readonly string[] {
    return asking.has(term) || aspects.has(term) ? [] : vocabulary.alike(term);
  }

  function weightOf(ways: readonly (readonly string[])[]): number {
    const [own = []] = ways;
    if (ways.some((terms) => set.has(terms.join(' ')))) return ofSetting;
    return own.every((term) => aspects.has(term) || count.test(term)) ? ofAspect : 1;
  }

  function isKnown({ own, others }: QueryWord): boolean {
    return others.length > 0 || own.some((term) => isFindable(term, vocabulary));
  }
}

/** `cuántas` asks what `cuántos` does. */
function inOneGender(term: string): string {
  return term === 'cuanta' ? 'cuanto' : term;
}

/** A letter that belongs to no phrase is a slip, an initial or what is left of a word: `don't`, `<b>`. */
function isLoneLetter({ own, others }: QueryWord): boolean {
  const [first = ''] = own;
  return own.length === 1 && others.length === 0 && /^\p{L}$/u.test(first) && !isHangul(first);
}

function isFindable(term: string, vocabulary: Vocabulary): boolean {
  return vocabulary.has(term) || vocabulary.hasBeginning(term);
}

/** Joins what belongs together, with a hyphen or without: `k eta`, `t money`, `wi fi`, `gyeongbok gung`, `kyong bok kung`. */
function joined(terms: readonly string[], vocabulary: Vocabulary): string[] {
  const all: string[] = [];
  for (let at = 0; at < terms.length;) {
    let length = Math.min(mostParts, terms.length - at);
    while (length > 1 && !belongTogether(terms.slice(at, at + length), vocabulary)) length -= 1;
    all.push(terms.slice(at, at + length).join(''));
    at += length;
  }
  return all;
}

/** A word that nobody has is two where both are known: `airportbus`. */
function apart(term: string, vocabulary: Vocabulary): readonly string[] {
  const isOneWord =
    term.length < 2 * shortestPart || isFindable(term, vocabulary) || isHangul(term);
  if (isOneWord || vocabulary.corrected(term).some((each) => isWithin(each, term, 1)))
    return [term];
  for (let at = shortestPart; at <= term.length - shortestPart; at += 1) {
    const both = termsOf(`${term.slice(0, at)} ${term.slice(at)}`);
    if (both.every((part) => vocabulary.has(part))) return both;
  }
  return [term];
}

function belongTogether(parts: readonly string[], vocabulary: Vocabulary): boolean {
  const whole = parts.join('');
  const isPart = (part: string) => part.length < 3 || !vocabulary.has(part);
  // What stands behind a whole name is a word of its own: `e arrival card`.
  const isName = vocabulary.has(parts.slice(0, -1).join('')) && !isPart(parts.at(-1)!);
  if (vocabulary.has(whole)) return parts.some(isPart) && (parts.length === 2 || !isName);
  return parts.every((part) => !isFindable(part, vocabulary)) && vocabulary.alike(whole).length > 0;
}
