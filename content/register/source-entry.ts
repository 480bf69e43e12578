import { formats } from '../formats.ts';
import type { Locale } from '../locale.ts';
import type { Source } from './figure.ts';

/** A source in one language. */
export interface SourceEntry {
  readonly name: string;
  readonly url: string;
  /** `21 de junio de 2025`; absent when the source has none. */
  readonly date?: string;
}

type Listed = Pick<Source, 'name' | 'date'> & { readonly url?: string | undefined };

/** A source in one language; some are lists or what somebody told, without a URL. */
export function readSource(source: Source, locale: Locale): SourceEntry;
export function readSource(
  source: Listed,
  locale: Locale,
): Omit<SourceEntry, 'url'> & { readonly url?: string };
export function readSource({ name, url, date }: Listed, locale: Locale) {
  return {
    name: typeof name === 'string' ? name : name[locale],
    ...(url !== undefined && { url }),
    ...(date && { date: formats[locale].date(date) }),
  };
}
