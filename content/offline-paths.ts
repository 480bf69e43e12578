import type { Locale } from './locale.ts';
import { paths } from './pages.ts';

/** What the guide says about a lost connection, its own update and its copy on the device. */
export function offlineWordsPath(locale: Locale): string {
  return `${paths.offline[locale]}/words.json`;
}

/** Names the query of the page for a lost connection that holds the address which was asked for. */
export const offlineFrom = 'from';

/** What a browser reads to install the guide. */
export function appManifestPath(locale: Locale): string {
  return `/manifest.${locale}.webmanifest`;
}
