import { formats } from '#content/formats.ts';
import { localize } from '#content/localize.ts';
import type { Locale } from '#content/locale.ts';
import { counters, dayWords, nativeAlone } from '#content/phrases/numbers.ts';
import { clock, native, sino } from '#domain/korean/numbers.ts';
import { readKorean } from './read-phrase.ts';

/** Numbers of money and dates that are worth knowing. */
const usual = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 50, 100, 1000, 5000, 10_000, 50_000, 100_000];

/** The two series of numbers, the hours, the days and what follows a number, in one language. */
export function readNumbers(locale: Locale) {
  const said = (source: string) => readKorean(source, locale);
  return {
    native: nativeAlone.map((alone, at) => ({
      value: at + 1,
      alone: said(alone),
      before: said(native(at + 1)),
    })),
    sino: usual.map((value) => ({
      value: formats[locale].number(value),
      said: said(sino(value)),
    })),
    hours: Array.from({ length: 12 }, (_, at) => {
      // The words of an hour without the half of the day before it.
      const [, words = ''] = /\|([^>]+)>/.exec(clock(at + 1, 0)) ?? [];
      return { value: `${at + 1}:00`, said: said(words) };
    }),
    days: localize(dayWords, locale).map(({ source, text }) => ({ text, said: said(source) })),
    counters: localize(counters, locale).map(({ source, counts, series }) => ({
      counts,
      series,
      said: said(source),
    })),
  };
}

export type NumbersPart = ReturnType<typeof readNumbers>;
