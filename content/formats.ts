import type { Locale } from './locale.ts';

/** How a language writes numbers, money and dates. */
export interface Formats {
  /** BCP 47 tag for `Intl`. */
  readonly language: string;
  readonly number: (value: number) => string;
  readonly range: (from: number, to: number) => string;
  /** KRW: `1.350 ₩`, `₩1,350`. */
  readonly won: (value: number) => string;
  /** KRW, lowest to highest: `1.350-2.350 ₩`, `₩1,350–2,350`. */
  readonly wonRange: (from: number, to: number) => string;
  /** A value that is per cent already: `10 %`, `10%`. */
  readonly percent: (value: number) => string;
  /** A year, month or day by its month: `2025`, `junio de 2025`. */
  readonly month: (date: string) => string;
  /** A year, month or day as it is: `2025`, `junio de 2025`, `28 de junio de 2025`. */
  readonly date: (date: string) => string;
}

/**
 * @param to joins the ends of a range.
 * @param withWon puts the symbol of the won to a grouped number.
 */
function formatsOf(language: string, to: string, withWon: (amount: string) => string): Formats {
  const number = new Intl.NumberFormat(language, {
    useGrouping: 'always',
    maximumFractionDigits: 6,
  });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const month = new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const monthOf = (date: string) => (date.includes('-') ? month.format(new Date(date)) : date);
  const range = (from: number, most: number) => number.format(from) + to + number.format(most);
  return {
    language,
    number: (value) => number.format(value),
    range,
    won: (value) => withWon(number.format(value)),
    wonRange: (from, most) => withWon(range(from, most)),
    percent: (value) => percent.format(value / 100),
    month: monthOf,
    date: (date) => (date.length > 7 ? day.format(new Date(date)) : monthOf(date)),
  };
}

export const formats: Readonly<Record<Locale, Formats>> = {
  es: formatsOf('es', '-', (amount) => `${amount}\u00a0₩`),
  en: formatsOf('en-GB', '–', (amount) => `₩${amount}`),
};
