import MiniSearch from 'minisearch';
import { isHangul } from './search-words.ts';

/** The words that the search knows. */
export interface Vocabulary {
  has(term: string): boolean;
  /** Whether a known word begins with the term. */
  hasBeginning(term: string): boolean;
  /** The known word that a mistyped one most probably stands for; undefined when none is near. */
  corrected(term: string): string | undefined;
}

/** Shorter words are never corrected: too many other words differ from them by one letter. */
const shortestCorrected = 5;

/** How many letters of a word may differ. */
function typosIn(term: string): number {
  if (isHangul(term)) return term.length > 3 ? 1 : 0;
  // A different digit is a different number.
  if (term.length < shortestCorrected || /\d/.test(term)) return 0;
  return term.length < 8 ? 1 : term.length < 12 ? 2 : 3;
}

/** @param terms every known word, as often as it occurs. */
export function openVocabulary(terms: Iterable<string>): Vocabulary {
  const times = new Map<string, number>();
  for (const term of terms) times.set(term, (times.get(term) ?? 0) + 1);
  const sorted = [...times.keys()].sort();
  const dictionary = new MiniSearch<{ id: number; words: string }>({
    fields: ['words'],
    tokenize: (words) => words.split(' '),
    processTerm: (term) => term,
  });
  dictionary.add({ id: 0, words: sorted.join(' ') });

  function nearest(term: string, typos: number): string | undefined {
    const [found] = dictionary.search(term, { fuzzy: typos });
    return found?.terms.toSorted(
      (a, b) =>
        sameStart(b, term) - sameStart(a, term) || (times.get(b) ?? 0) - (times.get(a) ?? 0),
    )[0];
  }

  return {
    has: (term) => times.has(term),
    hasBeginning: (term) => {
      let [low, high] = [0, sorted.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (sorted[middle]! < term) low = middle + 1;
        else high = middle;
      }
      return sorted[low]?.startsWith(term) ?? false;
    },
    corrected: (term) => {
      const most = typosIn(term);
      if (most === 0) return undefined;
      // Two letters in the wrong order are one slip, which the search engine counts as two.
      const swapped = swaps(term).find((each) => times.has(each));
      if (swapped) return swapped;
      for (let typos = 1; typos <= most; typos += 1) {
        const found = nearest(term, typos);
        if (found) return found;
      }
      return undefined;
    },
  };
}

function sameStart(found: string, term: string): number {
  return Number(found[0] === term[0]);
}

function swaps(term: string): string[] {
  return Array.from(
    { length: term.length - 1 },
    (_, at) => term.slice(0, at) + term[at + 1] + term[at] + term.slice(at + 2),
  );
}
