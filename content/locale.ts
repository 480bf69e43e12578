/** The languages of the guide. A third language is one more entry here; the compiler then lists what is missing. */
export const locales = ['es', 'en'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'es';

/** A text in every language of the guide. */
export type Text = Readonly<Record<Locale, string>>;

/** The same value with every `Text` in it replaced by one language's string. */
export type Localized<T> = T extends Text
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Localized<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Localized<T[Key]> }
      : T;

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The languages of the guide without one. */
export function otherLocales(locale: Locale): Locale[] {
  return locales.filter((other) => other !== locale);
}

/** With a third language, the links to "the other" language have to become a choice. */
const pairs = { es: 'en', en: 'es' } as const satisfies Record<Locale, Locale>;

export function otherLocale(locale: Locale): Locale {
  return pairs[locale];
}
