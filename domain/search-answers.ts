import type { QueryReading, Reading } from './search-reading.ts';

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

/** A way that a query contains: the part of the query's words that it uses, and the number of its own. */
interface Match {
  readonly answer: ShortAnswer;
  readonly part: number;
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
  return ({ words, asking }) => {
    const termsOfWords = words.map(({ own, others }) => [...own, ...others.flat()]);
    const there = new Set([...termsOfWords.flat(), ...asking]);
    const matches = [...there]
      .flatMap((term) => byTerm.get(term) ?? [])
      .filter(({ terms }) => terms.every((term) => there.has(term)))
      .map(({ answer, terms }): Match => {
        const used = termsOfWords.filter((word) => word.some((term) => terms.includes(term)));
        return { answer, part: used.length / words.length, length: terms.length };
      })
      .filter(({ part }) => part >= smallestPart)
      .sort((a, b) => b.part - a.part || b.length - a.length);
    const [best] = matches;
    const asGood = matches.filter(
      ({ part, length }) => part === best?.part && length === best.length,
    );
    const found = [...new Set(asGood.map(({ answer }) => answer))];
    return { answers: found.slice(0, mostAnswers), whole: best?.part === 1 };
  };
}
