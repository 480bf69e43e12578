import type { Locale } from './locale.ts';
import type { PageId } from './pages.ts';

/** The pages that the service worker keeps from the first visit of any page on. */
export const alwaysKept = [
  ...(['offline', 'emergencies', 'phrases'] as const),
  ...(['phrases-police', 'phrases-health', 'phrases-taxi'] as const),
] as const satisfies readonly PageId[];

/** The pages that it keeps ahead in the visitor's language, each with its tools: what somebody needs at a table, in a station or on the way. */
export const keptAhead = [
  'gastronomy',
  'food-menu',
  'metro',
  'trip',
  'trip-countdown',
] as const satisfies readonly PageId[];

/** The query parameter of the offline page that holds the requested URL. */
export const offlineFrom = 'from';

/** The path of the web app manifest. */
export function appManifestPath(locale: Locale): string {
  return `/manifest.${locale}.webmanifest`;
}
