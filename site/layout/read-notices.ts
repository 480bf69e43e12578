import { words } from '#content/copy/offline.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';

/** The notices of every page about the connection and a new version. */
export function readNotices(locale: Locale) {
  return localize({ connection: words.connection, update: words.update }, locale);
}

export type Notices = ReturnType<typeof readNotices>;
