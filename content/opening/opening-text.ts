import type { Locale } from '../locale.ts';
import { filledIn } from '../localize.ts';
import { rulesOf, type Opening } from './opening.ts';
import { openingInShort, openingSentences } from './opening-words.ts';

/** When a place opens, in sentences; undefined where nothing is known. */
export function openingText(opening: Opening | undefined, locale: Locale): string | undefined {
  return opening && filledIn(openingSentences(rulesOf(opening), locale), locale);
}

/** The hours of most days in a few words; empty where they are not known. */
export function openingWord(opening: Opening, locale: Locale): string {
  const [rule] = rulesOf(opening);
  return rule ? openingInShort(rule, locale) : '';
}
