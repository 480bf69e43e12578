import type { Locale } from './locale.ts';
import { paths } from './pages.ts';

/**
 * The folder of the open data, the same in every language. A change that would break somebody's program gets a new one.
 */
export const openDataFolder = '/datos/v1/';

/** The document of a figure: what one cites. */
export function figurePath(id: string, locale: Locale): string {
  return `${figureFolder(locale)}/${id}`;
}

const figureNames: Readonly<Record<Locale, string>> = { es: 'cifras', en: 'figures' };

/** The folder of the documents of figures. */
export function figureFolder(locale: Locale): string {
  return `${paths.data[locale]}/${figureNames[locale]}`;
}
