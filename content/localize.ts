import { withCounts } from './counts.ts';
import { locales, type Locale, type Localized, type Text } from './locale.ts';
import { withFigures } from './register/figure-text.ts';

/**
 * Picks one language out of a value of any depth and writes out the figures and counts that its texts name;
 * everything that is not a `Text` passes through. @throws on an unknown figure or count.
 */
export function localize<T>(value: T, locale: Locale): Localized<T> {
  if (isText(value)) return writtenOut(value[locale], locale) as Localized<T>;
  if (Array.isArray(value)) return value.map((item) => localize(item, locale)) as Localized<T>;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, item]) => [key, localize(item, locale)]);
    return Object.fromEntries(entries) as Localized<T>;
  }
  return value as Localized<T>;
}

/** A text with the figures and the counts that it names. @throws if one is unknown. */
export function writtenOut(text: string, locale: Locale): string {
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
