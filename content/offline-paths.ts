import type { Locale } from './locale.ts';

/** Names the query of the page for a lost connection that holds the URL which was asked for. */
export const offlineFrom = 'from';

/** What a browser reads to install the guide. */
export function appManifestPath(locale: Locale): string {
  return `/manifest.${locale}.webmanifest`;
}
