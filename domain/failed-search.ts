import { fold } from './text/search-terms.ts';

const longest = 60;
const mostWords = 6;

/**
 * The words of a search without result as they are counted: in lower case, without accents and signs. Undefined when
 * they may be about a person: an e-mail address, a long number or a longer text is never counted.
 */
export function countableWords(query: string): string | undefined {
  // Longer than what is counted, so that nothing is cut off into something that may be counted.
  if (query.length > 4 * longest || query.includes('@')) return undefined;
  if (/\d{5}/.test(query.replaceAll(/(?<=\d)[\s./()+-]+(?=\d)/g, ''))) return undefined;
  const words = fold(query).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const text = words.join(' ');
  const isCountable = words.length <= mostWords && text.length <= longest && /\p{L}{2}/u.test(text);
  return isCountable ? text : undefined;
}
