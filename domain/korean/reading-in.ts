import type { Locale } from '#content/locale.ts';
import { englishReading } from './english-reading.ts';
import { spanishReading } from './spanish-reading.ts';

const readings = { es: spanishReading, en: englishReading } as const satisfies Record<
  Locale,
  (source: string) => string
>;

/** How a source is said, in the letters of a language: a function from sources to readings. */
export function readingIn(locale: Locale): (source: string) => string {
  return readings[locale];
}
