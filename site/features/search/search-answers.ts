import { ofAspect, type QueryReading, type QueryWord, type Reading } from './search-reading.ts';

/** A question of travellers with its answer, in one language. */
export interface ShortAnswer {
  readonly id: string;
  readonly question: string;
  readonly text: string;
  /** What the answer rests on. */
  readonly sources: readonly AnswerSource[];
  /** The pages that say more. */
  readonly links: readonly { readonly href: string; readonly label: string }[];
  /** Whether its words are meant as they are, and what has the same other name is something else. */
  readonly exact?: boolean;
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
  /** The same by word and phrase, each with its other names. */
  readonly parts: readonly {
    readonly own: readonly string[];
    readonly others: readonly string[];
  }[];
  /** Whether the query may have no other words. */
  readonly alone: boolean;
}

/** A way that a query contains. */
interface Match extends Pick<Way, 'answer' | 'alone'> {
  /** The words of the query that it uses, and what they weigh with the words of the question, of all that is asked. */
  readonly used: readonly QueryWord[];
  readonly part: number;
  readonly score: number;
  /** How many of its own words are only akin to one of the query. */
  readonly akin: number;
  /** How many of its own words only resemble those of the query. */
  readonly alike: number;
  readonly length: number;
  /** How many of its own words are typed, and no other name for what is typed. */
  readonly typed: number;
}

const mostAnswers = 2;

/** The smallest part of a query that an answer has to speak of. */
const smallestPart = 0.25;

/** What a word of the question itself, such as `best` or `where`, counts beside those of the subject. */
const ofAsking = 0.2;

/** What is lost by each word that is only akin to one of the query: another name for what that is another name for. */
const ofAkin = 0.3;

/** What a word counts that only another way to ask the same speaks of. */
const ofFurther = 0.5;

/**
 * @param asked the ways to ask for each answer beside its question.
 * @param reading that of queries, so that both are treated alike.
 */
export function openAnswers(
  answers: readonly ShortAnswer[],
  asked: readonly (readonly string[])[],
  reading: Reading,
): Answers {
  const ways = answers.flatMap((answer, at) =>
    [...(asked[at] ?? []), answer.question].map((way): Way => {
      const { words, asking } = reading(way);
      const terms = [...words.flatMap(({ own }) => own), ...asking];
      const parts = [
        ...words.map(({ own, others }) => ({
          own,
          others: others.filter((each) => each.length === 1).flat(),
        })),
        ...asking.map((term) => ({ own: [term], others: [] })),
      ];
      return { answer, terms, parts, alone: way.startsWith('=') };
    }),
  );
  const byTerm = new Map<string, Way[]>();
  for (const way of ways) {
    const [first] = way.parts;
    for (const term of new Set([first?.own[0] ?? '', ...(first?.others ?? [])])) {
      byTerm.set(term, [...(byTerm.get(term) ?? []), way]);
    }
  }
  return ({ words, asking, unknown }) => {
    const own = new Set([...words.flatMap((word) => word.own), ...asking]);
    const exact = new Set([...words.flatMap(waysOf), ...asking]);
    const there = new Set([...exact, ...words.flatMap(everyWayOf)]);
    const total = sum(words.map(({ weight }) => weight)) + unknown;
    const someSubject = words.some(({ weight }) => weight === 1);
    const near = new Set([...there].flatMap((term) => byTerm.get(term) ?? []));
    const matches = [...near]
      .filter(({ answer, parts }) =>
        parts.every(
          (part) =>
            part.own.every((term) => there.has(term)) ||
            (!answer.exact && part.others.some((term) => there.has(term))),
        ),
      )
      .map(({ answer, terms: written, parts, alone }): Match => {
        const terms = parts.flatMap((part) =>
          part.own.every((term) => there.has(term))
            ? part.own
            : part.others.filter((term) => there.has(term)),
        );
        const akin = terms.filter((term) => !written.includes(term)).length;
        const shares = words.map((word) => shareOf(word, terms));
        const used = words.filter((_, at) => shares[at]! > 0);
        const covered = sum(words.map(({ weight }, at) => weight * shares[at]!));
        const said = asking.filter((term) => terms.includes(term)).length;
        const sounding = terms.filter((term) => !exact.has(term)).length;
        const typed = terms.filter((term) => own.has(term)).length;
        return {
          answer,
          used,
          part: covered / total,
          score: rounded(covered + ofAsking * said - ofAkin * akin),
          alone,
          akin,
          alike: sounding + akin,
          length: terms.length,
          typed,
        };
      })
      .filter(({ part, alone }) => part >= (alone ? 1 : smallestPart))
      .filter(({ used }) => unknown === 0 || used.some(({ weight }) => weight === 1))
      // Beside a subject, its price or its hours are no question of their own.
      .filter(({ used }) => !someSubject || used.some(({ weight }) => weight > ofAspect))
      .filter(({ akin, length }) => akin === 0 || akin < length)
      .sort(better);
    const usedBy = Map.groupBy(matches, ({ answer }) => answer);
    // What other ways to ask the same speak of.
    const withFurther = (match: Match): Match => {
      const all = new Set(usedBy.get(match.answer)?.flatMap(({ used }) => used));
      const more = [...all].filter((word) => !match.used.includes(word));
      const further = ofFurther * sum(more.map(({ weight }) => weight));
      return { ...match, score: match.score + rounded(further) };
    };
    const ranked = matches.map(withFurther).sort(better);
    const [best] = ranked;
    if (!best) return { answers: [], whole: false };
    const isAsGood = (each: Match) =>
      each.score === best.score &&
      each.alike === best.alike &&
      each.length === best.length &&
      each.typed === best.typed;
    // What the best leaves out may be answered by another.
    const adds = (each: Match) =>
      each.alike === 0 && each.used.some((word) => !word.guessed && !best.used.includes(word));
    const others = [...ranked.filter(isAsGood), ...ranked.filter(adds)];
    const found = [...new Set([best, ...others].map(({ answer }) => answer))];
    return {
      answers: found.slice(0, mostAnswers),
      whole: best.used.length === words.length && unknown === 0,
    };
  };
}

/** The better match first. */
function better(a: Match, b: Match): number {
  return b.score - a.score || a.alike - b.alike || b.length - a.length || b.typed - a.typed;
}

/** How much of a word is among the terms: 1 in any of its ways, and little for parts of a phrase, which says more. */
function shareOf({ own, others, alike }: QueryWord, terms: readonly string[]): number {
  const has = (term: string) => terms.includes(term);
  // Of `T-money`, both the whole and `money` are terms, and either will do.
  const isPart = (term: string, way: readonly string[]) =>
    way.some((each) => has(each) && (each.includes(term) || term.includes(each)));
  if (others.some((way) => way.every((term) => isPart(term, way))) || alike.some(has)) return 1;
  return (own.filter(has).length / own.length) ** 2;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

function rounded(score: number): number {
  return Math.round(score * 100);
}

function waysOf({ own, others }: QueryWord): string[] {
  return [...own, ...others.flat()];
}

function everyWayOf(word: QueryWord): string[] {
  return [...waysOf(word), ...word.alike];
}
