import type { Locale } from '#content/locale.ts';
import { fold } from '#domain/text/search-terms.ts';
import { askingTerms } from './search-asking.ts';
import type { SearchDocument } from './search-index.ts';
import type { QueryReading, Reading } from './search-reading.ts';

/** What somebody wants to say in Korean. */
interface Saying {
  readonly text: string;
  /** Whether it is asked how, and not only for the words: `gracias en coreano`. */
  readonly how: boolean;
}

/** Phrases with what a query wants to say. */
export interface PhrasesFound {
  /** The best first. */
  readonly phrases: readonly SearchDocument[];
  /** Whether the best says all of it, so that no other answer is needed. */
  readonly whole: boolean;
}

/** Finds the phrases that say what a query asks how to say. */
export type Phrases = (query: string) => PhrasesFound;

/** Where the text of a question how to say something begins; folded, in both languages: people mix them. */
const questions = [
  /\bcomo (?:(?:se|le|les|lo|te|me) )?(?:di[cs]e|diria|digo|dicen|decimos|decir(?:les?|lo)?)\b(?: que\b| q\b)?(.+)/,
  /\bcomo (?:se )?(?:puedo|puede|podria|debo|hago para) decir(?:les?|lo)?\b(?: que\b| q\b)?(.+)/,
  /\bhow (?:(?:do|would|can|could|should) (?:i|you|u|we|one|they|koreans)|to) (?:say|tell(?: (?:them|people|someone|somebody))?)\b(?: that\b)?(.+)/,
  /(?:\bkorean (?:word|words|phrase)|^(?:what is |whats |the )*korean) for\b(.+)/,
];

const inKorean = / ?\b(?:en coreano|en koreano|in korean)\b/;

const endsInKorean = new RegExp(`${inKorean.source}$`);

/** Who is to hear it: `al mesero que`, `the driver to`. */
const hearer =
  /^ ?(?:(?:al|a la|a los|a las|a un|a una|a mi) \p{L}+|the \p{L}+|my \p{L}+)(?: (?:que|to|that)\b|$)/u;

/** What a query wants to say, if it asks for that. */
export function sayingOf(query: string): Saying | undefined {
  const asked = plain(query);
  // Of a question within a question, the outer one.
  const [how] = questions
    .flatMap((each) => each.exec(asked)?.[1] ?? [])
    .toSorted((a, b) => b.length - a.length);
  const text = (how ?? asked).replace(hearer, '').replace(inKorean, '').trim();
  if (text === '' || (how === undefined && !endsInKorean.test(asked))) return undefined;
  return { text, how: how !== undefined };
}

/** Folded, and without punctuation. */
function plain(text: string): string {
  return fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What a word of politeness counts, or of the question itself, beside those of the subject. */
const ofAsking = 0.3;

/** How much of both has to agree for a phrase to come first: more where only the words are asked for. */
const enough = { how: 0.5, words: 0.78 } as const;

/** From here on the phrase says it all. */
const enoughAlone = 0.7;

/** How much of what the best phrase says another has to say. */
const nearlyBest = 0.75;

/** Phrases that are shown first. */
const mostPhrases = 3;

/** Words that begin with so many of the same letters are forms of one: `alergia`, `alérgico`. */
const sameBeginning = 5;

interface Part {
  readonly terms: readonly string[];
  readonly weight: number;
}

/**
 * @param documents those of phrases, with their meaning as the title.
 * @param reading that of queries, so that both are treated alike.
 */
export function openPhrases(
  documents: readonly SearchDocument[],
  reading: Reading,
  locale: Locale,
): Phrases {
  const ofQuestions = askingTerms(locale);
  let titles: readonly {
    readonly document: SearchDocument;
    readonly text: string;
    readonly parts: readonly Part[];
  }[];
  return (query) => {
    const saying = sayingOf(query);
    if (!saying) return { phrases: [], whole: false };
    // Only such a query needs them, and on a phone they take a moment.
    titles ??= documents.map((document) => ({
      document,
      text: plain(document.title),
      parts: partsOf(reading(document.title), ofQuestions),
    }));
    const read = reading(saying.text);
    const parts = [
      ...partsOf(read, ofQuestions),
      ...Array.from({ length: read.unknown }, (): Part => ({ terms: [], weight: 1 })),
    ];
    const least = saying.how ? enough.how : enough.words;
    const found = titles
      .map(({ document, text, parts: title }) => {
        const hasAll = hasSubject(parts, title);
        const agreed = text === saying.text ? 1 : agreement(parts, title);
        return { document, hasAll, share: agreed + (hasAll && saying.how ? enough.how : 0) };
      })
      .filter(({ share }) => share >= least)
      .toSorted((a, b) => b.share - a.share);
    const best = found[0]?.share ?? 0;
    const asGood = found.filter(({ share }) => share >= nearlyBest * best);
    return {
      phrases: asGood.slice(0, mostPhrases).map(({ document }) => document),
      // Where only the words are asked for, its subject may be meant as well: `curso en coreano`.
      whole: saying.how ? best >= enoughAlone : best > 0 && parts.every(({ weight }) => weight < 1),
    };
  };
}

/** The words of a query or a meaning; those of the question itself are the whole where there are no others. */
function partsOf({ words, asking }: QueryReading, ofQuestions: ReadonlySet<string>): Part[] {
  return [
    ...words.map(({ own, others, alike }) => ({
      // Of `no meat`, the negation alone would agree with any other.
      terms: [
        ...(own.length > 1 ? own.filter((term) => !ofQuestions.has(term)) : own),
        ...others.filter((way) => way.length === 1).flat(),
        ...alike,
      ],
      weight: own.every((term) => ofQuestions.has(term)) ? ofAsking : 1,
    })),
    ...asking.map((term) => ({ terms: [term], weight: ofAsking })),
  ];
}

/** Whether a meaning has all that a query is about, or all words of the question itself when it has no others. */
function hasSubject(parts: readonly Part[], title: readonly Part[]): boolean {
  const most = Math.max(...parts.map(({ weight }) => weight));
  return parts
    .filter(({ weight }) => weight === most)
    .every((part) => title.some((each) => isSame(part, each)));
}

/** How much of both is the same, from 0 to 1. */
function agreement(one: readonly Part[], other: readonly Part[]): number {
  const shared = (parts: readonly Part[], among: readonly Part[]) =>
    weightOf(parts.filter((part) => among.some((each) => isSame(part, each))));
  const all = weightOf(one) + weightOf(other);
  return all === 0 ? 0 : (shared(one, other) + shared(other, one)) / all;
}

function weightOf(parts: readonly Part[]): number {
  return parts.reduce((all, { weight }) => all + weight, 0);
}

function isSame(one: Part, other: Part): boolean {
  return one.terms.some((a) =>
    other.terms.some(
      (b) =>
        a === b ||
        (a.length >= sameBeginning &&
          b.length >= sameBeginning &&
          a.slice(0, sameBeginning) === b.slice(0, sameBeginning)),
    ),
  );
}
