import { otherLocale, type Locale } from '#content/locale.ts';

export interface Currency {
  /** ISO 4217. */
  readonly code: string;
  /** In the language of the page. */
  readonly name: string;
}

/** Currencies that visitors may count in, by the language whose readers use them. */
const codes: Readonly<Record<Locale, readonly string[]>> = {
  es: ['MXN', 'COP', 'ARS', 'CLP', 'PEN', 'UYU', 'BOB', 'PYG', 'CRC', 'GTQ', 'DOP', 'BRL'],
  en: ['GBP', 'CAD', 'AUD', 'NZD', 'ZAR', 'INR', 'PHP'],
};

/** The regions that pay with each. */
const regions: Readonly<Record<string, string>> = {
  MXN: 'MX',
  COP: 'CO',
  ARS: 'AR',
  CLP: 'CL',
  PEN: 'PE',
  UYU: 'UY',
  BOB: 'BO',
  PYG: 'PY',
  CRC: 'CR',
  GTQ: 'GT',
  DOP: 'DO',
  BRL: 'BR',
  USD: 'US EC SV PA PR',
  EUR: 'ES IE PT FR DE IT NL BE AT FI GR',
  GBP: 'GB',
  CAD: 'CA',
  AUD: 'AU',
  NZD: 'NZ',
  ZAR: 'ZA',
  INR: 'IN',
  PHP: 'PH',
};

/** The currency of the region that a browser's language names, such as `es-MX`; undefined when it names none. */
export function currencyOf(language: string): string | undefined {
  const region = /[-_]([A-Z]{2})\b/.exec(language)?.[1];
  return Object.keys(regions).find((code) => region && regions[code]?.split(' ').includes(region));
}

/** The currencies; those of the page's readers come first. */
export function currencies(locale: Locale): Currency[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return [...codes[locale], 'EUR', 'USD', ...codes[otherLocale(locale)]].map((code) => ({
    code,
    name: names.of(code) ?? code,
  }));
}
