import type { Locale } from '#content/locale.ts';
import { filledIn } from '#content/localize.ts';

/** The groups of the search results, in the order of the code; results show the best group first, legal texts last. */
export const searchKinds = [
  'page',
  'place',
  'itinerary',
  'food',
  'shopping',
  'transport',
  'home',
  'question',
  'phrase',
  'article',
  'legal',
] as const;

export type SearchKind = (typeof searchKinds)[number];

/** How much a result of a kind counts, 1 where nothing is said. */
export const searchWeights: { readonly [Kind in SearchKind]?: number } = {
  itinerary: 0.6,
  article: 0.85,
  phrase: 0.6,
};

/** The kinds that come after all others. */
export const lastKinds: readonly SearchKind[] = ['legal'];

/** A search document in one language. */
export interface SearchDocument {
  readonly kind: SearchKind;
  readonly title: string;
  readonly hangul?: string;
  /** The name in the other language and further search terms: searched, not shown. */
  readonly other?: string;
  /** The page on which it is. */
  readonly where?: string;
  /** Plain text. */
  readonly text: string;
  readonly href: string;
  /** The path of its drawing. */
  readonly picture?: string | undefined;
}

/**
 * All strings of one language in a value of any depth as one plain text, with figures filled in. Callers
 * leave out ids and other strings that are not text.
 */
export function plainText(value: unknown, locale: Locale): string {
  return stringsIn(value, locale)
    .map((text) =>
      filledIn(text, locale)
        .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
        .replaceAll('**', ''),
    )
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function stringsIn(value: unknown, locale: Locale): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (locale in value) return stringsIn((value as Record<string, unknown>)[locale], locale);
  return Object.values(value).flatMap((part) => stringsIn(part, locale));
}
