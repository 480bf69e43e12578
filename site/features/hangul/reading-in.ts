import type { Locale } from '#content/locale.ts';
import { englishReading } from '#domain/korean/english-reading.ts';
import { spanishReading } from '#domain/korean/spanish-reading.ts';

const readers = { es: spanishReading, en: englishReading } as const satisfies Record<
  Locale,
  (source: string) => string
>;

/** How a source is read aloud, in the letters of a language. */
export function readingIn(locale: Locale): (source: string) => string {
  return readers[locale];
}
