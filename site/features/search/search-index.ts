import type { Locale } from '#content/locale.ts';
import type { ShortAnswer } from './search-answers.ts';
import type { Synonym } from './search-reading.ts';
import type { TextPart } from '#domain/text/search-terms.ts';

/** An entry of the search: a page, a section, a place or a dish. */
export interface SearchDocument {
  /** The group in the results. */
  readonly kind: string;
  readonly title: string;
  readonly hangul?: string;
  /** The name in other languages and spellings: it is searched and not shown. */
  readonly other?: string;
  /** The page on which it is. */
  readonly where?: string;
  readonly text: string;
  readonly href: string;
  /** The path of its drawing. */
  readonly picture?: string | undefined;
  /** The id by which it can be a stop of a trip. */
  readonly stop?: string;
}

/** All that a search in one language needs. */
export interface SearchIndex {
  readonly locale: Locale;
  readonly documents: readonly SearchDocument[];
  readonly answers: readonly ShortAnswer[];
  /** The ways to ask for each answer beside its question, in every language; each is words that a query has to contain, and no others after a `=`. */
  readonly asked: readonly (readonly string[])[];
  readonly synonyms: readonly Synonym[];
  /** The names of countries and months: a subject that stands beside one counts more. */
  readonly settings: readonly string[];
  /** Words that stand for nothing in the guide and are no slips of others. */
  readonly otherWords: string;
  /** How much a result of a kind counts; 1 where nothing is said. */
  readonly weights: Readonly<Record<string, number>>;
  /** The kinds of results that come after all others. */
  readonly last: readonly string[];
}

export interface SearchHit {
  readonly href: string;
  readonly title: readonly TextPart[];
  readonly hangul?: readonly TextPart[];
  readonly where?: string;
  readonly context: readonly TextPart[];
  readonly picture?: string;
  readonly stop?: string;
}

export interface SearchGroup {
  readonly kind: string;
  readonly hits: readonly SearchHit[];
}

export interface SearchAnswer {
  /** How many documents match, including those not shown, and answers. */
  readonly total: number;
  /** Whether no document has all the words, so that these have only some. */
  readonly partial: boolean;
  readonly answers: readonly ShortAnswer[];
  /** The group with the best hit first. */
  readonly groups: readonly SearchGroup[];
}

/** Finds what a visitor types. */
export type Search = (query: string) => SearchAnswer;
