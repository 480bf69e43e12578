import { isHangul, termsOf } from './search-words.ts';
import type { Vocabulary } from './search-vocabulary.ts';

/** What somebody types, and what the guide calls it. */
export type Synonym = readonly [typed: string, written: string];

/** A word or a fixed phrase of a query, with every way to find it; each way is terms that all have to match. */
export interface QueryWord {
  readonly own: readonly string[];
  readonly others: readonly (readonly string[])[];
  /** Whether longer words count, because the word is unknown or still being typed. */
  readonly prefix: boolean;
}

/** A query as the search understands it. */
export interface QueryReading {
  readonly words: readonly QueryWord[];
  /** The words of the question itself, such as `where` or `price`, that documents need not have. */
  readonly asking: readonly string[];
}

/** Understands a query. */
export type Reading = (query: string) => QueryReading;

const mostWords = 8;

/**
 * Words of questions and requests. They say little about what is wanted, so they count only when there is nothing else.
 */
const asking = new Set(
  termsOf(
    'abierta abierto about ahora algo algun alguna alguno allowed any aqui arrive because been best better ' +
      'buena bueno buscar busco buy can cerca come coming comprar conseguir consejos corea coreana coreano cost ' +
      'costs could cual cuales cuando cuanta cuantas cuanto cuantos cuesta cuestan deberia debo decir dime does ' +
      'donde dondo encontrar esta estan estoy find funciona gente get give go good guia guide hace hacen hacer ' +
      'hacia have hay here hoy i ir is korea korean koreans like made make many mejor mejores mucho must near ' +
      'necesario necesary necesita necesitas necesito necessary need no normal obtener one open para people ' +
      'permite permitido podemos poder posible possible precio precios price puede pueden puedes puedo quien ' +
      'quiero republic saber see sera should show si sirve sobre some south soy sur tell tenemos tener tengo ' +
      'there they this tiene tienen tipica tipico tipicos todavia todo todos tourist tourists traditional ' +
      'travelers turista turistas typical usan usar use used using vale valen ver viajar viaje visit visitar want ' +
      'way we when which who why will would you',
  ),
);

/** @param synonyms phrases of any number of words. */
export function openReading(vocabulary: Vocabulary, synonyms: readonly Synonym[]): Reading {
  const written = new Map<string, string[][]>();
  let longest = 1;
  for (const [typed, other] of synonyms) {
    const terms = termsOf(typed);
    longest = Math.max(longest, terms.length);
    const key = terms.join(' ');
    written.set(key, [...(written.get(key) ?? []), termsOf(other)]);
  }

  return (query) => {
    const terms = joined(termsOf(query).slice(0, mostWords), vocabulary).map(
      (term) => (isFindable(term, vocabulary) ? term : vocabulary.corrected(term)) ?? term,
    );
    const words = phrases(terms);
    const isAsking = ({ own }: QueryWord) => own.every((term) => asking.has(term));
    const telling = words.filter((word) => !isAsking(word));
    if (telling.length === 0) return { words, asking: [] };
    return { words: telling, asking: words.filter(isAsking).flatMap(({ own }) => own) };
  };

  /** The words of a query, those of a synonym taken together. */
  function phrases(terms: readonly string[]): QueryWord[] {
    const words: QueryWord[] = [];
    for (let at = 0; at < terms.length;) {
      let length = Math.min(longest, terms.length - at);
      while (length > 1 && !written.has(terms.slice(at, at + length).join(' '))) length -= 1;
      const own = terms.slice(at, at + length);
      const others = written.get(own.join(' ')) ?? [];
      const [first = ''] = own;
      const prefix = length === 1 && (isHangul(first) || !vocabulary.has(first));
      words.push({ own, others, prefix: prefix && (first.length > 1 || isHangul(first)) });
      at += length;
    }
    return words;
  }
}

function isFindable(term: string, vocabulary: Vocabulary): boolean {
  return vocabulary.has(term) || vocabulary.hasBeginning(term);
}

/** Joins what belongs together: `k eta`, `t money`, `wi fi`, `gyeongbok gung`. */
function joined(terms: readonly string[], vocabulary: Vocabulary): string[] {
  const all: string[] = [];
  for (const term of terms) {
    const before = all.at(-1);
    const isPart = (part: string) => part.length < 3 || !vocabulary.has(part);
    if (
      before !== undefined &&
      (isPart(before) || isPart(term)) &&
      vocabulary.has(`${before}${term}`)
    )
      all.splice(-1, 1, `${before}${term}`);
    else all.push(term);
  }
  return all;
}
