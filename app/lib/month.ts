import type { Locale } from '#content/locale.ts';

/** A month as a language writes it: `2025-06` is `junio de 2025`, `June 2025`. */
export function monthOf(date: string, locale: Locale): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, options).format(new Date(date));
}
