import MiniSearch, { type Options, type Query } from 'minisearch';
import { cutQuery } from './search-query.ts';
import { excerpt, indexTermsOf, isHangul, mark, termsOf, type TextPart } from './search-words.ts';

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
}

export interface SearchHit {
  readonly href: string;
  readonly title: readonly TextPart[];
  readonly hangul?: readonly TextPart[];
  readonly where?: string;
  readonly context: readonly TextPart[];
}

export interface SearchGroup {
  readonly kind: string;
  readonly hits: readonly SearchHit[];
}

export interface SearchAnswer {
  /** How many documents match, including those not shown. */
  readonly total: number;
  /** The group with the best hit first. */
  readonly groups: readonly SearchGroup[];
}

/** Finds what a visitor types. */
export type Search = (query: string) => SearchAnswer;

const mostWords = 8;
const mostOfAKind = 30;

type Indexed = SearchDocument & { readonly id: number };

const options: Options<Indexed> = {
  fields: ['title', 'hangul', 'other', 'where', 'text'],
  tokenize: indexTermsOf,
  // `tokenize` has already folded the tokens.
  processTerm: (term) => term,
  searchOptions: { tokenize: termsOf, boost: { title: 5, hangul: 5, other: 4, where: 0.5 } },
};

/** The ways to read a query, from strict to loose; the first with a match is used. */
const readings = [
  { combineWith: 'AND', fuzzy: false },
  { combineWith: 'AND', fuzzy: typosIn },
  { combineWith: 'OR', fuzzy: typosIn },
] as const;

/** How many letters of a term may differ. */
function typosIn(term: string): number {
  if (isHangul(term)) return term.length > 3 ? 1 : 0;
  // A different digit is a different number.
  if (term.length < 4 || /\d/.test(term)) return 0;
  return Math.min(3, Math.floor(term.length / 4));
}

/**
 * Indexes documents for searching. On a phone it takes tenths of a second for a few hundred documents and
 * yields between them, so that the page stays responsive. Downloading the texts with a prebuilt index
 * would take twice the bytes.
 */
export async function openSearch(documents: readonly SearchDocument[]): Promise<Search> {
  const engine = new MiniSearch<Indexed>(options);
  const indexed = documents.map((document, id) => ({ ...document, id }));
  await engine.addAllAsync(indexed, { chunkSize: 20 });
  return (query) => answer(engine, documents, cutQuery(query));
}

function answer(
  engine: MiniSearch<Indexed>,
  documents: readonly SearchDocument[],
  query: string,
): SearchAnswer {
  const found = find(engine, query);
  const groups = new Map<string, SearchHit[]>();
  for (const { id, terms } of found) {
    const document = documents[id as number];
    if (!document) continue;
    const hits = groups.get(document.kind) ?? [];
    groups.set(document.kind, hits);
    if (hits.length < mostOfAKind) hits.push(hitOf(document, new Set(terms)));
  }
  return { total: found.length, groups: Array.from(groups, ([kind, hits]) => ({ kind, hits })) };
}

function find(engine: MiniSearch<Indexed>, query: string) {
  const words = termsOf(query).slice(0, mostWords);
  if (words.length === 0) return [];
  for (const { combineWith, fuzzy } of readings) {
    // When not every word has to match, terms of one or two letters would match almost anything.
    const queries = combineWith === 'AND' ? words : words.filter(isTelling);
    if (queries.length === 0) continue;
    const found = engine.search({ queries, combineWith } satisfies Query, {
      fuzzy,
      prefix: (term) => term.length > 1 || isHangul(term),
      tokenize: (term) => [term],
    });
    if (found.length > 0) return found;
  }
  return [];
}

function isTelling(term: string): boolean {
  return term.length > 2 || isHangul(term);
}

function hitOf(document: SearchDocument, terms: ReadonlySet<string>): SearchHit {
  const { href, title, hangul, where, text } = document;
  return {
    href,
    title: mark(title, terms),
    ...(hangul && { hangul: mark(hangul, terms) }),
    ...(where && { where }),
    context: excerpt(text, terms),
  };
}
