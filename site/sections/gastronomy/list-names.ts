import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';

/** Names in the middle of a sentence: `gluten, huevo y soja`, or with `o` where none of them is meant. */
export function listNames(
  names: readonly string[],
  locale: Locale,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const small = names.map((name) => name.charAt(0).toLowerCase() + name.slice(1));
  return new Intl.ListFormat(formats[locale].language, { type }).format(small);
}
