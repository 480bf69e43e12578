import { fold } from '#domain/text/search-terms.ts';
import type { Locale } from '#content/locale.ts';

/** `3 am`, `3:15`, `11.30 pm`, `3 de la mañana`, `3 in the morning`; folded. */
const clock =
  /(?<![\d:.,])(?<hour>[01]?\d|2[0-4])(?:(?:[:.][0-5]\d)?\s?(?<half>[ap])\.?\s?m\b\.?|:[0-5]\d\s?(?:hs?|hrs)?\b|\s(?<early>de la (?:manana|madrugada)|in the morning)\b)/gu;

const night: Readonly<Record<Locale, string>> = { es: 'noche', en: 'night' };

/** The first hour of the night, when the last trains leave, and the first of the morning. */
const [nightFrom, nightTo] = [22, 5];

/**
 * A query, folded, with its times as texts have them: those of the day that are at night in a word, and the others left
 * out.
 */
export function withoutClock(query: string, locale: Locale): string {
  return fold(query).replaceAll(clock, (...match) => {
    const { hour, half, early } = match.at(-1) as Record<'hour' | 'half' | 'early', string>;
    const at = half || early ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour);
    return at >= nightFrom || at < nightTo ? ` ${night[locale]} ` : ' ';
  });
}
