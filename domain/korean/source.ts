import { type Pair, particle } from './particle.ts';
import { digitByDigit, sino } from './numbers.ts';

/*
 * A source is Korean with marks where the reading does not follow from the letters:
 *   _  a space that sounds run across: 못_먹어요        ^  the next consonant is tense: 여^권
 *   +  an n is added: 서울+역                            *  the ㅎ of a noun, which the romanisation keeps: 백*화점
 *   <2시|두_시>  what is shown | what is said          {place} a blank
 *   [으로/로]  the particle that fits the word before
 */

/** What is printed: the source without its marks. */
export function shown(source: string): string {
  return source
    .replaceAll(/<([^|>]*)\|[^>]*>/g, '$1')
    .replaceAll('_', ' ')
    .replaceAll(/[\^+*]/g, '');
}

/** What is said: digits as words, with the marks of its sounds. */
export function said(source: string): string {
  return source
    .replaceAll(/<[^|>]*\|([^>]*)>/g, '$1')
    .replaceAll(/(?<!\d)6월/g, '유월')
    .replaceAll(/(?<!\d)10월/g, '시월')
    .replaceAll(/\d(?:[\d,]*\d)?/g, saidDigits);
}

/** A leading zero, and more digits than a price has, are read one by one. */
function saidDigits(digits: string): string {
  const plain = digits.replaceAll(/\D/g, '');
  return plain.startsWith('0') || plain.length > 8 ? digitByDigit(plain) : sino(Number(plain));
}

/**
 * The source with values, themselves sources, in its blanks, and after them the particles that fit. A blank without
 * a value stays as it is, with both particles.
 */
export function fill(source: string, values: Readonly<Record<string, string>> = {}): string {
  return source
    .replaceAll(
      /\{(\w+)\}/g,
      (blank, id: string) => (Object.hasOwn(values, id) ? values[id] : blank) ?? blank,
    )
    .replaceAll(
      /((?:<[^>]*>|[^\s\]])*?)\[([^\]/]+\/[^\]]+)\]/g,
      (_, word: string, pair: string) => word + particle(shown(word), pair as Pair),
    );
}
