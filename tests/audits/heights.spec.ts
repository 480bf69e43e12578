import { pathTo, type PageId } from '#content/pages.ts';
import { expect, open, test } from '../fixtures.ts';
import { desktop, moving, phone } from '../site.ts';
import { height } from './layout.ts';
import { scrollThrough } from './pictures.ts';

test.use(moving);

/** The longest pages, which moved most under the scroll thumb. */
const long: readonly PageId[] = [
  'home',
  'seoul',
  'busan',
  'gastronomy',
  'shopping',
  'requirements',
];

/** Pages whose cards are folded on a phone, where they are at most 7,100 px high. */
const folded: readonly PageId[] = ['seoul', 'busan'];

for (const id of long) {
  for (const viewport of [phone, desktop]) {
    test(`${id} keeps its height while it is scrolled at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, pathTo(id, 'es'));
      const before = await page.evaluate(height);
      await page.evaluate(scrollThrough);
      const after = await page.evaluate(height);
      expect(Math.abs(after - before) / before, `${before} px, then ${after} px`).toBeLessThan(
        0.02,
      );
      if (viewport === phone && folded.includes(id)) expect(after).toBeLessThanOrEqual(7_100);
    });
  }
}
