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

/** A source in one language; some are lists without a URL. */
export function readSource<Read extends Pick<Source, 'name' | 'date'> & { readonly url?: string }>(
  source: Read,
  locale: Locale,
): Omit<SourceEntry, 'url'> & Pick<Read, 'url'> {
  const { name, date } = source;
  return {
    ...(source.url !== undefined && { url: source.url }),
    name: typeof name === 'string' ? name : name[locale],
    ...(date && { date: formats[locale].date(date) }),
  } as Omit<SourceEntry, 'url'> & Pick<Read, 'url'>;
}
