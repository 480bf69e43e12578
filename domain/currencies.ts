import { otherLocale, type Locale } from '#content/locale.ts';

export interface Currency {
  /** ISO 4217. */
  readonly code: string;
  /** In the language of the page. */
  readonly name: string;
}

/** Currencies that visitors may count in, by the language whose readers use them. */
const codes: Readonly<Record<Locale, readonly string[]>> = {
  es: ['MXN', 'COP', 'ARS', 'CLP', 'PEN', 'UYU', 'BOB', 'PYG', 'CRC', 'GTQ', 'DOP'],
  en: ['GBP', 'CAD', 'AUD', 'NZD', 'ZAR', 'INR', 'PHP'],
};

/** The currencies; those of the page's readers come first. */
export function currencies(locale: Locale): Currency[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return [...codes[locale], 'EUR', 'USD', ...codes[otherLocale(locale)]].map((code) => ({
    code,
    name: names.of(code) ?? code,
  }));
}
