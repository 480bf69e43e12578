import { locales } from '#content/locale.ts';
import { pathTo, type PageId } from '#content/pages.ts';
import { expect, open, test } from '../fixtures.ts';
import { desktop, phone } from '../site.ts';

/** How high a page may be, in CSS px; what is folded counts as folded. */
const most: readonly (readonly [page: PageId, width: 'phone' | 'desktop', height: number])[] = [
  ['home', 'phone', 7500],
  ['home', 'desktop', 5000],
  ['requirements', 'phone', 9000],
  ['study', 'phone', 9000],
  ['gastronomy', 'phone', 9000],
];

for (const locale of locales) {
  for (const [page, width, height] of most) {
    test.describe(`${page} on a ${width} (${locale})`, () => {
      test.use({ viewport: width === 'phone' ? phone : desktop });

      test(`is at most ${height} px high`, async ({ page: browser }) => {
        await open(browser, pathTo(page, locale));
        // Everything is laid out, so that no guess of a part's height counts.
        const found = await browser.evaluate(() => {
          for (const part of document.querySelectorAll<HTMLElement>('main *'))
            part.style.contentVisibility = 'visible';
          return document.documentElement.scrollHeight;
        });
        expect(found).toBeLessThanOrEqual(height);
      });
    });
  }
}
