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
  /** The ways to ask, in every language; each is words that a query has to contain. */
  readonly asked: readonly string[];
}

export interface AnswerSource {
  readonly name: string;
  readonly url: string;
  readonly date: string;
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
}

/** A way that a query contains. */
interface Match {
  readonly answer: ShortAnswer;
  /** The words of the query that it uses, and their part of all. */
  readonly used: readonly QueryWord[];
  readonly part: number;
  /** How many of its own words only sound like those of the query. */
  readonly alike: number;
  readonly length: number;
}

const mostAnswers = 2;

/** The smallest part of a query that an answer has to speak of. */
const smallestPart = 1 / 3;

/** @param reading that of queries, so that both are treated alike. */
export function openAnswers(answers: readonly ShortAnswer[], reading: Reading): Answers {
  const ways = answers.flatMap((answer) =>
    answer.asked.map((way): Way => {
      const { words, asking } = reading(way);
      return { answer, terms: [...words.flatMap(({ own }) => own), ...asking] };
    }),
  );
  const byTerm = Map.groupBy(ways, ({ terms }) => terms[0]);
  return ({ words, asking, partial }) => {
    const exact = new Set([
      ...words.flatMap(({ own, others }) => [own, others].flat(2)),
      ...asking,
    ]);
    const there = new Set([...exact, ...words.flatMap(({ alike }) => alike)]);
    const matches = [...there]
      .flatMap((term) => byTerm.get(term) ?? [])
      .filter(({ terms }) => terms.every((term) => there.has(term)))
      .map(({ answer, terms }): Match => {
        const used = words.filter(({ own, others, alike }) =>
          [...own, ...others.flat(), ...alike].some((term) => terms.includes(term)),
        );
        const sounding = terms.filter((term) => !exact.has(term)).length;
        const part = used.length / words.length;
        return { answer, used, part, alike: sounding, length: terms.length };
      })
      .filter(({ part }) => part >= smallestPart)
      .sort((a, b) => b.part - a.part || a.alike - b.alike || b.length - a.length);
    const [best] = matches;
    if (!best) return { answers: [], whole: false };
    const isAsGood = (each: Match) =>
      each.part === best.part && each.alike === best.alike && each.length === best.length;
    // What the best leaves out may be answered by another.
    const adds = (each: Match) => each.used.some((word) => !best.used.includes(word));
    const others = [...matches.filter(isAsGood), ...matches.filter(adds)];
    const found = [...new Set([best, ...others].map(({ answer }) => answer))];
    return { answers: found.slice(0, mostAnswers), whole: best.part === 1 && !partial };
  };
}
