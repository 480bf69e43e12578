import type { Locale } from './locale.ts';
import { writtenOut } from './localize.ts';

/** The groups of the search results, in the order of the code; results show the best group first. */
export const searchKinds = [
  'page',
  'place',
  'itinerary',
  'food',
  'shopping',
  'transport',
  'home',
  'question',
  'article',
] as const;

export type SearchKind = (typeof searchKinds)[number];

/** One thing to find, in one language. */
export interface SearchDocument {
  readonly kind: SearchKind;
  readonly title: string;
  readonly hangul?: string;
  /** The name in the other language and other words that lead here: searched, not shown. */
  readonly other?: string;
  /** The page that it stands on. */
  readonly where?: string;
  /** Without marks. */
  readonly text: string;
  readonly href: string;
}

/**
 * All strings of one language in a value of any depth, with the figures that they name, as one text
 * without the marks of prose. Ids,
 * figures and the like are numbers or stand under keys that are not handed in.
 */
export function plainText(value: unknown, locale: Locale): string {
  return stringsIn(value, locale)
    .map((text) =>
      writtenOut(text, locale)
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
