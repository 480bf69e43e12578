import { readPage } from '#site/lib/read-page.ts';

import { text as cookiePolicy } from '#content/text/cookie-policy.ts';
import { browserStorage } from '#content/data/browser-storage.ts';
import { legalText } from '#content/legal/legal-texts.ts';
import { fillOwner } from '#content/legal/legal.ts';
import { type Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { sectionsOf } from '#content/markdown.ts';
import { ownerDetails } from '#content/owner-details.ts';
import type { LegalPageId } from '#content/pages.ts';

/** A legal page with the owner's details in its text: what it comes to, and its parts. */
export function readLegal(locale: Locale, page: LegalPageId) {
  const blocks = fillOwner(legalText(page, locale), ownerDetails(locale));
  const [summary, ...parts] = sectionsOf(blocks);
  const lines = summary?.blocks.flatMap((block) => ('items' in block ? block.items : [])) ?? [];
  return {
    ...readPage(locale, page),
    blocks,
    summary: { id: summary?.id ?? '', title: summary?.title ?? '', promises: lines.map(promise) },
    parts,
  };
}

export type LegalPage = ReturnType<typeof readLegal>;

/** A line of the summary: what it promises in bold, and then the rest. */
function promise(line: string) {
  const [, title = '', rest = ''] = /^\*\*(.+?)\.?\*\* (.+)$/.exec(line) ?? [];
  if (!title) throw new Error(`a promise begins with what it promises, in bold: ${line}`);
  return { title, rest };
}

/** What the guide stores in a browser, in one language, by where it is. */
export function readBrowserStorage(locale: Locale) {
  const places = [...new Set(browserStorage.map(({ where }) => where))];
  return {
    text: localize(cookiePolicy.storage, locale),
    places: places.map((where) => ({
      where,
      items: localize(
        browserStorage.filter((each) => each.where === where),
        locale,
      ),
    })),
  };
}

export type BrowserStorage = ReturnType<typeof readBrowserStorage>;
