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

export function otherLocale(locale: Locale): Locale {
  return locale === 'es' ? 'en' : 'es';
}

/** Picks one language out of a value of any depth; everything that is not a `Text` passes through. */
export function localize<T>(value: T, locale: Locale): Localized<T> {
  if (isText(value)) return value[locale] as Localized<T>;
  if (Array.isArray(value)) return value.map((item) => localize(item, locale)) as Localized<T>;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, item]) => [key, localize(item, locale)]);
    return Object.fromEntries(entries) as Localized<T>;
  }
  return value as Localized<T>;
}

function isText(value: unknown): value is Text {
  if (typeof value !== 'object' || value === null) return false;
  const keys = Object.keys(value);
  return (
    keys.length === locales.length &&
    locales.every((locale) => typeof (value as Record<string, unknown>)[locale] === 'string')
  );
}
