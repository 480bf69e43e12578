import type {
  Search,
  SearchAnswer,
  SearchDocument,
  SearchHit,
  SearchIndex,
} from './search-index.ts';
import MiniSearch, { type Options, type SearchOptions, type SearchResult } from 'minisearch';
import { askingTerms } from './search-asking.ts';
import { openAnswers, type Answers, type ShortAnswer } from './search-answers.ts';
import { cutQuery } from '#domain/search-query.ts';
import { openReading, type QueryReading, type QueryWord, type Reading } from './search-reading.ts';
import { openPhrases, sayingOf, type Phrases } from './search-saying.ts';
import { openVocabulary } from './search-vocabulary.ts';
import { excerpt, indexTermsOf, isHangul, mark, termsOf } from '#domain/text/search-terms.ts';

const mostOfAKind = 30;

/** How many documents may share a name. */
const mostOfAName = 4;

type Indexed = SearchDocument & { readonly id: number };

interface Found {
  readonly document: SearchDocument;
  readonly score: number;
  /** How many words of the query the document has that name a subject, what they weigh, and what the words with more than two letters do. */
  readonly subjects: number;
  readonly weight: number;
  readonly telling: number;
  /** How many words of the query the document has only in another spelling that sounds like it. */
  readonly alike: number;
  /** Whether a word of the query is the name of it and of few others. */
  readonly isNamed: boolean;
  readonly terms: ReadonlySet<string>;
}

interface Opened {
  readonly engine: MiniSearch<Indexed>;
  readonly index: SearchIndex;
  readonly reading: Reading;
  readonly answers: Answers;
  readonly phrases: Phrases;
}

/** Other names of a thing count a little less than the typed one. */
const otherName = 0.8;

/**
 * Indexes documents for searching. On a phone it takes tenths of a second for a few hundred documents and
 * yields between them, so that the page stays responsive. Downloading the texts with a prebuilt index
 * would take twice the bytes.
 */
export async function openSearch(index: SearchIndex): Promise<Search> {
  const known: string[] = [];
  const options: Options<Indexed> = {
    fields: ['title', 'hangul', 'other', 'where', 'text'],
    tokenize: (text) => {
      const terms = indexTermsOf(text);
      known.push(...terms);
      return terms;
    },
    // `tokenize` has already folded the tokens.
    processTerm: (term) => term,
  };
  const engine = new MiniSearch<Indexed>(options);
  const indexed = index.documents.map((document, id) => ({ ...document, id }));
  await engine.addAllAsync(indexed, { chunkSize: 20 });
  const typed = index.synonyms.map(([each]) => each);
  const asked = [...index.asked.flat(), ...index.answers.map(({ question }) => question)];
  // A mistyped word is more often one that people ask with than any other word of the texts.
  const ofQuestions = [...typed, ...asked].flatMap(indexTermsOf);
  for (const term of ofQuestions) known.push(...Array<string>(5).fill(term));
  known.push(...askingTerms(index.locale));
  const reading = openReading(
    openVocabulary(known, index.locale, new Set(termsOf(index.otherWords))),
    index.synonyms,
    index.settings,
    index.locale,
  );
  const answers = openAnswers(index.answers, index.asked, reading);
  const ofPhrases = index.documents.filter(({ kind }) => kind === 'phrase');
  const phrases = openPhrases(ofPhrases, reading, index.locale);
  return (query) => answer({ engine, index, reading, answers, phrases }, cutQuery(query));
}

function answer(opened: Opened, query: string): SearchAnswer {
  const { engine, index, reading, answers, phrases } = opened;
  const read = reading(query);
  const short = answers(read);
  const said = phrases(query);
  const { found, partial } = find(engine, index, read, short.whole);
  const title = termsOf(query).join(' ');
  const ranked = found
    .map((each) => ({ ...each, score: each.score * weightOf(each.document, title, index) }))
    .sort(
      (a, b) =>
        Number(isLast(a.document, index)) - Number(isLast(b.document, index)) ||
        b.weight - a.weight ||
        a.alike - b.alike ||
        b.score - a.score,
    );
  const typed = new Set(read.words.flatMap(({ own }) => own));
  const first = said.phrases.map((document) => ({ document, terms: typed }));
  const others = ranked.filter(({ document }) => !said.phrases.includes(document));
  const groups = new Map<string, SearchHit[]>();
  for (const { document, terms } of [...first, ...others]) {
    const hits = groups.get(document.kind) ?? [];
    groups.set(document.kind, hits);
    if (hits.length < mostOfAKind) hits.push(hitOf(document, terms));
  }
  // What is to be said needs no answer about something else; an allergy has its own words, and danger its number.
  const isKept = ({ question, text, exact }: ShortAnswer) =>
    exact || sayingOf(question) !== undefined || /\b11[29]\b/.test(text);
  const shown = said.whole ? short.answers.filter(isKept) : short.answers;
  return {
    total: shown.length + new Set([...said.phrases, ...found.map(({ document }) => document)]).size,
    partial: partial && !said.whole,
    answers: shown,
    groups: Array.from(groups, ([kind, hits]) => ({ kind, hits })),
  };
}

/**
 * The documents with every word, or those with most of them when there is none.
 * @param isAnswered an answer has every word, so that documents with only some are of no use.
 */
function find(
  engine: MiniSearch<Indexed>,
  { documents }: SearchIndex,
  { words, unknown }: QueryReading,
  isAnswered: boolean,
) {
  const byId = new Map<number, Found>();
  const counted = new Set<QueryWord>();
  const someSubject = words.some(({ weight }) => weight === 1);
  // Beside a subject, a text need not have the word for its price or its hours.
  const isSubject = ({ weight }: QueryWord) => !someSubject || weight === 1;
  for (const word of words) {
    const { exact, alike } = searched(engine, word);
    if (exact.length + alike.length > 0) counted.add(word);
    const only = new Set(alike);
    const called = calledSo(word, exact);
    for (const hit of [...exact, ...alike]) {
      const { id, score, terms } = hit;
      const before = byId.get(id as number);
      byId.set(id as number, {
        document: documents[id as number]!,
        score: score + (before?.score ?? 0),
        subjects: Number(isSubject(word)) + (before?.subjects ?? 0),
        weight:
          (isSubject(word) ? word.weight : 0) + Number(called.has(hit)) + (before?.weight ?? 0),
        telling: (isTelling(word) ? word.weight : 0) + (before?.telling ?? 0),
        alike: Number(only.has(hit)) + (before?.alike ?? 0),
        isNamed: called.has(hit) || (before?.isNamed ?? false),
        terms: new Set([...(before?.terms ?? []), ...terms]),
      });
    }
  }
  // Its price or its hours say nothing about something unknown.
  if (unknown > 0 && words.every(({ weight }) => weight < 1)) return { found: [], partial: false };
  const all = [...byId.values()];
  const subjects = [...counted].filter(isSubject).length;
  const whole = all.filter((each) => each.subjects === subjects);
  const named = all.filter((each) => each.isNamed && each.subjects < subjects);
  const isPartial = unknown > 0 || counted.size < words.length;
  if (whole.length > 0 || isAnswered)
    return {
      found: isAnswered && isPartial ? named : [...whole, ...named],
      partial: isPartial && !isAnswered,
    };
  const most = Math.max(1, ...all.map((each) => each.telling));
  const found = all.filter((each) => each.telling === most);
  return { found, partial: found.length > 0 };
}

/** The documents with a word, and those that have only one that sounds like it. */
function searched(engine: MiniSearch<Indexed>, word: QueryWord) {
  const options = optionsOf(word);
  const exact = engine.search(queryOf(word), options);
  if (word.alike.length === 0) return { exact, alike: [] };
  const ids = new Set(exact.map(({ id }) => id as number));
  const sounding = engine.search(
    { combineWith: 'OR', queries: [...word.alike] },
    { ...options, prefix: false },
  );
  return { exact, alike: sounding.filter(({ id }) => !ids.has(id as number)) };
}

/** The documents with the word in their title, if they are few: then it is the name of a place or a school. */
function calledSo(
  { weight }: QueryWord,
  found: readonly SearchResult[],
): ReadonlySet<SearchResult> {
  if (weight < 1) return new Set();
  const called = found.filter(({ match }) => Object.values(match).flat().includes('title'));
  return new Set(called.length > mostOfAName ? [] : called);
}

/** One or two letters alone would match almost anything. */
function isTelling({ own }: QueryWord): boolean {
  return own.some((term) => term.length > 2 || isHangul(term));
}

function queryOf({ own, others }: QueryWord) {
  return {
    combineWith: 'OR' as const,
    queries: [
      { combineWith: 'AND' as const, queries: [...own] },
      ...others.map((terms) => ({
        combineWith: 'AND' as const,
        queries: [...terms],
        boostTerm: () => otherName,
      })),
    ],
  };
}

function optionsOf({ prefix }: QueryWord): SearchOptions {
  return {
    prefix,
    tokenize: (term) => [term],
    boost: { title: 5, hangul: 5, other: 2.5, where: 0.5 },
  };
}

const isLast = ({ kind }: SearchDocument, { last }: SearchIndex) => last.includes(kind);

/** Whole pages before their sections, and what is called exactly as the query before all. */
function weightOf(document: SearchDocument, title: string, { weights }: SearchIndex): number {
  const called = termsOf(document.title).join(' ') === title ? 3 : 1;
  return (weights[document.kind] ?? 1) * (document.where === undefined ? 1.2 : 1) * called;
}

function hitOf(document: SearchDocument, terms: ReadonlySet<string>): SearchHit {
  const { href, title, hangul, where, text, picture, stop } = document;
  return {
    href,
    title: mark(title, terms),
    ...(hangul && { hangul: mark(hangul, terms) }),
    ...(where && { where }),
    context: excerpt(text, terms),
    ...(picture && { picture }),
    ...(stop && { stop }),
  };
}
