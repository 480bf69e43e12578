import { endingOf } from './ending.ts';

/** A station as it is asked for, with 역, as a source: after a consonant an n is added. */
export function stationSource(hangul: string): string {
  const name = hangul
    .replace(/\(.*\)/, '')
    .trim()
    .replace(/역$/, '');
  return name + (endingOf(name) === 'vowel' ? '역' : '+역');
}
