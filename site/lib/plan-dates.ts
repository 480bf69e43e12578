import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { firstDay } from '#domain/time/terms.ts';

const at = (day: string) => new Date(`${day}T00:00Z`);

const format = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(formats[locale].language, { timeZone: 'UTC', ...options });

/** Today's date in the reader's time zone: `2026-11-20`. */
export function localDay(now: Date): string {
  const midnight = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return new Date(midnight).toISOString().slice(0, 10);
}

/** `marzo de 2027` */
export function termName(term: string, locale: Locale): string {
  return formats[locale].month(firstDay(term));
}

/** `9–23 de noviembre de 2026` */
export function dayRange(first: string, last: string, locale: Locale): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return format(locale, options).formatRange(at(first), at(last));
}

/** Country codes in the order of their names. */
export function countryNames(codes: readonly string[], locale: Locale) {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}
