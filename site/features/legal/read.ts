import { readPage } from '#site/lib/read-page.ts';

import { text as cookiePolicy } from '#content/text/cookie-policy.ts';
import { browserStorage } from '#content/data/browser-storage.ts';
import { legalText } from '#content/legal/legal-texts.ts';
import { fillOwner } from '#content/legal/legal.ts';
import { type Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { headingsOf } from '#content/markdown.ts';
import { ownerDetails } from '#content/owner-details.ts';
import type { LegalPageId } from '#content/pages.ts';

/** A legal page with the owner's details in its text. */
export function readLegal(locale: Locale, page: LegalPageId) {
  const blocks = fillOwner(legalText(page, locale), ownerDetails(locale));
  return { ...readPage(locale, page), blocks, parts: headingsOf(blocks) };
}

/** What the guide stores in a browser, in one language. */
export function readBrowserStorage(locale: Locale) {
  return {
    text: localize(cookiePolicy.storage, locale),
    items: localize(browserStorage, locale),
  };
}

export type BrowserStorage = ReturnType<typeof readBrowserStorage>;
