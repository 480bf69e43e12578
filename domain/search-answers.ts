import type { QueryReading, QueryWord, Reading } from './search-reading.ts';

/** A question of travellers with its answer, in one language. */
export interface ShortAnswer {
  readonly id: string;
  readonly question: string;
  readonly text: string;
  /** What the answer rests on. */
  readonly sources: readonly AnswerSource[];
  /** The pages that say more. */
  readonly links: readonly { readonly href: string; readonly label: string }[];
  /** The ways to ask beside the question itself, in every language; each is words that a query has to contain, and no others after a `=`. */
  readonly asked: readonly string[];
}

export interface AnswerSource {
  readonly name: string;
  readonly url: string;
  readonly date?: string;
}

/** Finds the answers to a query. */
export type Answers = (query: QueryReading) => AnswersFound;

export interface AnswersFound {
  /** The best first. */
  readonly answers: readonly ShortAnswer[];
  /** Whether they speak of every word of the query. */
  readonly whole: boolean;
}

/** A way to ask, and its words. */
interface Way {
  readonly answer: ShortAnswer;
  readonly terms: readonly string[];
  /** Whether the query may have no other words. */
  readonly alone: boolean;
}

/** A way that a query contains. */
interface Match extends Pick<Way, 'answer' | 'alone'> {
  /** The words of the query that it uses, and their part of all. */
  readonly used: readonly QueryWord[];
  readonly part: number;
  /** How many of its own words only resemble those of the query. */
  readonly alike: number;
  readonly length: number;
  /** How many of its own words are typed, and no other name for what is typed. */
  readonly typed: number;
}

const mostAnswers = 2;

/** The smallest part of a query that an answer has to speak of. */
const smallestPart = 1 / 3;

/** @param reading that of queries, so that both are treated alike. */
export function openAnswers(answers: readonly ShortAnswer[], reading: Reading): Answers {
  const ways = answers.flatMap((answer) =>
    [...answer.asked, answer.question].map((way): Way => {
      const { words, asking } = reading(way);
      const terms = [...words.flatMap(({ own }) => own), ...asking];
      return { answer, terms, alone: way.startsWith('=') };
    }),
  );
  const byTerm = Map.groupBy(ways, ({ terms }) => terms[0]);
  return ({ words, asking, partial }) => {
    const own = new Set([...words.flatMap((word) => word.own), ...asking]);
    const exact = new Set([...words.flatMap(waysOf), ...asking]);
    const there = new Set([...exact, ...words.flatMap(everyWayOf)]);
    const matches = [...there]
      .flatMap((term) => byTerm.get(term) ?? [])
      .filter(({ terms }) => terms.every((term) => there.has(term)))
      .map(({ answer, terms, alone }): Match => {
        const used = words.filter((word) => everyWayOf(word).some((term) => terms.includes(term)));
        const sounding = terms.filter((term) => !exact.has(term)).length;
        const typed = terms.filter((term) => own.has(term)).length;
        const part = used.length / words.length;
        return { answer, used, part, alone, alike: sounding, length: terms.length, typed };
      })
      .filter(({ part, alone }) => part >= (alone ? 1 : smallestPart))
      .sort(
        (a, b) => b.part - a.part || a.alike - b.alike || b.length - a.length || b.typed - a.typed,
      );
    const [best] = matches;
    if (!best) return { answers: [], whole: false };
    const isAsGood = (each: Match) =>
      each.part === best.part &&
      each.alike === best.alike &&
      each.length === best.length &&
      each.typed === best.typed;
    // What the best leaves out may be answered by another.
    const adds = (each: Match) =>
      each.alike === 0 && each.used.some((word) => !word.guessed && !best.used.includes(word));
    const others = [...matches.filter(isAsGood), ...matches.filter(adds)];
    const found = [...new Set([best, ...others].map(({ answer }) => answer))];
    return { answers: found.slice(0, mostAnswers), whole: best.part === 1 && !partial };
  };
}

function waysOf({ own, others }: QueryWord): string[] {
  return [...own, ...others.flat()];
}

function everyWayOf(word: QueryWord): string[] {
  return [...waysOf(word), ...word.alike];
}
