import { locales } from '#content/locale.ts';
import { expectNoViolations } from './axe.ts';
import { expect, open, test } from '../fixtures.ts';
import { walk } from './keyboard.ts';
import { expectRoomForLargeText } from './large-text.ts';
import {
  besideView,
  clipped,
  height,
  low,
  openFolds,
  overflow,
  small,
  spaceOut,
  spilling,
} from './layout.ts';
import { expectUncut } from './crops.ts';
import { expectPictures } from './pictures.ts';
import { expectRoomForStanding } from './standing.ts';
import { full, sample } from './views.ts';
import { expectNoUnload, expectQuestion, requestsElsewhere, watchUnload } from './visit.ts';
import { brokenWords, iconsOnWords } from './words.ts';
import { desktop, inEveryView, phone, headerText } from '../site.ts';

const narrow = [{ width: 320, height: 256 }, phone, { width: 820, height: 1180 }];

/** At which words, pictures and targets are looked at, one after the other. */
const viewports = [
  { width: 1920, height: 1080 },
  desktop,
  { width: 768, height: 1024 },
  { width: 320, height: 640 },
  phone,
];

/** How high a page may be at a width, in px, where that is not 9,000 px on a phone. */
const highest: Readonly<Partial<Record<string, Readonly<Record<number, number>>>>> = {
  home: { [phone.width]: 7_500, [desktop.width]: 5_000 },
  // A day of a plan below the choice of plans.
  itineraries: { [phone.width]: 7_000 },
  'seoul-5days': { [phone.width]: 6_500 },
};

/** What `npm test` looks at too: pages of every kind, in one language each. */
const main = ['/', '/tourism/seoul', '/presupuesto'];

test.use({ consent: 'unset' });

// One visit of each page answers all of this: opening a page costs more than asking it, and laying it out anew as well.
for (const { page: id, path, locale, views } of inEveryView ? full : sample) {
  test(`${path} is sound at every width${main.includes(path) ? ' @main' : ''}`, async ({
    page,
    allowed,
    server,
  }) => {
    allowed.push(/status of 404/);
    await page.addInitScript(watchUnload);
    const elsewhere = requestsElsewhere(page, server.url);
    await open(page, path);

    await test.step('it asks about cookies, and until then keeps the language alone', () =>
      expectQuestion(page, locale));

    await test.step('it can be kept for the way back', () => expectNoUnload(page));

    await test.step('it scrolls one way only, also at 400 % zoom, with the banner open', async () => {
      for (const viewport of narrow) {
        await page.setViewportSize(viewport);
        expect(await page.evaluate(overflow), `${viewport.width} px`).toBe(0);
      }
      await expect(page.locator('#consent-title')).toBeVisible();
    });

    await test.step('the keyboard reaches everything in order, with the banner open', async () => {
      await page.setViewportSize(locale === 'es' ? desktop : phone);
      // Header and footer are the same on every page.
      const part = inEveryView || id === 'home' ? 'body' : 'main';
      const stops = await walk(page, part);
      expect(stops.length).toBeGreaterThan(part === 'body' ? 10 : 0);
      expect(stops.filter(({ problem }) => problem)).toEqual([]);
    });

    await page
      .getByRole('button', { name: headerText[locale].consent.reject, exact: true })
      .click();
    for (const viewport of viewports) {
      const { width } = viewport;
      await test.step(`words are whole, pictures load and targets are large enough at ${width} px`, async () => {
        await page.setViewportSize(viewport);
        await expectPictures(page);
        expect.soft(await page.evaluate(brokenWords), 'broken').toEqual([]);
        expect.soft(await page.evaluate(iconsOnWords), 'covered by an icon').toEqual([]);
        expect.soft(await page.evaluate(small), 'too small').toEqual([]);
        const most = (highest[id] ?? { [phone.width]: 9_000 })[width];
        if (most) expect.soft(await page.evaluate(height), 'too high').toBeLessThanOrEqual(most);
        if (width === phone.width)
          expect.soft(await page.evaluate(low), 'too low for a finger').toEqual([]);
        // Where a picture stands does not depend on the language.
        if (locale === locales[0]) await expectUncut(page, width);
      });
    }

    await test.step('what stays in view covers nothing else that stays', () =>
      expectRoomForStanding(page));

    await test.step('nothing is inaccessible, folded or not', async () => {
      await page.evaluate(openFolds);
      for (const { viewport, colorScheme } of views) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await expectNoViolations(page, `${viewport.width} px ${colorScheme}`);
      }
    });

    await test.step('it holds at 320 px, and with text at 200 %', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(overflow), 'at 320 px').toBe(0);
      expect(await page.evaluate(besideView, 'body *'), 'at 320 px').toEqual([]);
      await expectRoomForLargeText(
        page,
        inEveryView ? [320, phone.width, 768, 1280] : [320, phone.width, 1280],
      );
    });

    await test.step('wider text spacing cuts nothing off', async () => {
      await page.evaluate(spaceOut);
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport);
        expect(await page.evaluate(clipped), `clipped at ${viewport.width} px`).toEqual([]);
        expect(await page.evaluate(spilling), `spilling at ${viewport.width} px`).toEqual([]);
        expect(await page.evaluate(overflow), `overflow at ${viewport.width} px`).toBe(0);
      }
    });

    expect(elsewhere, 'requests to other sites').toEqual([]);
  });
}
