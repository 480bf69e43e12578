import { withCounts } from './counts.ts';
import { locales, type Locale, type Localized, type Text } from './locale.ts';
import { withFigures } from './register/figure-text.ts';

/**
 * Replaces every `Text` in a value of any depth by the string of one language, with figures and counts
 * filled in; other values stay as they are. @throws on an unknown figure or count.
 */
export function localize<T>(value: T, locale: Locale): Localized<T> {
  if (isText(value)) return filledIn(value[locale], locale) as Localized<T>;
  if (Array.isArray(value)) return value.map((item) => localize(item, locale)) as Localized<T>;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, item]) => [key, localize(item, locale)]);
    return Object.fromEntries(entries) as Localized<T>;
  }
  return value as Localized<T>;
}

/** Fills the figures and counts in a text. @throws on an unknown one. */
export function filledIn(text: string, locale: Locale): string {
  return withCounts(withFigures(text, locale), locale);
}

function isText(value: unknown): value is Text {
  if (typeof value !== 'object' || value === null) return false;
  const keys = Object.keys(value);
  return (
    keys.length === locales.length &&
    locales.every((locale) => typeof (value as Record<string, unknown>)[locale] === 'string')
  );
}
