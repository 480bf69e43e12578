import { endingOf } from './ending.ts';

/** What stands after a consonant and what after a vowel. */
export type Pair =
  ('을/를' | '이/가' | '은/는' | '과/와') | ('이랑/랑' | '이에요/예요' | '이요/요' | '으로/로');

/**
 * The particle after a word: (명동, 으로/로) → 으로; after ㄹ it is 로. After a word whose sound the letters do not
 * say, both, as Korean forms print them: 을(를), (으)로.
 */
export function particle(word: string, pair: Pair): string {
  const [afterConsonant = '', afterVowel = ''] = pair.split('/');
  const ending = endingOf(word);
  if (ending === 'unknown')
    return pair === '으로/로' ? '(으)로' : `${afterConsonant}(${afterVowel})`;
  const open = ending === 'vowel' || (ending === 'rieul' && pair === '으로/로');
  return open ? afterVowel : afterConsonant;
}
