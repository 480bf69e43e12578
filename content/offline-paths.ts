import type { Locale } from './locale.ts';

/** The query parameter of the offline page that holds the requested URL. */
export const offlineFrom = 'from';

/** The path of the web app manifest. */
export function appManifestPath(locale: Locale): string {
  return `/manifest.${locale}.webmanifest`;
}
