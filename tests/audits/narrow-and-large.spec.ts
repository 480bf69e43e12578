import { expect, open, test } from '../fixtures.ts';
import { phone } from '../site.ts';
import { overflow } from './layout.ts';
import { sample } from './views.ts';

/** What of the frame reaches past the right edge of the view. */
const beside = () =>
  [...document.querySelectorAll('header *, footer *, [data-contents] *')]
    .filter((element) => element.checkVisibility() && !element.closest('svg, .visually-hidden'))
    .filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 1 && right > document.documentElement.clientWidth + 1;
    })
    .map((element) => element.outerHTML.slice(0, 120));

/** As a visitor does in the settings of the browser: twice the size of the text. */
const doubleText = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { font-size: 200% !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

/** Words of the bar that are cut off. */
const cutInBar = () =>
  [...document.querySelectorAll('header > div > *')]
    .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 120));

for (const { path } of sample) {
  test(`${path} holds at 320 px, and its frame with text at 200 %`, async ({ page, allowed }) => {
    allowed.push(/status of 404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    expect(await page.evaluate(overflow), 'at 320 px').toBe(0);
    expect(await page.evaluate(beside), 'at 320 px').toEqual([]);
    await page.evaluate(doubleText);
    for (const viewport of [phone, { width: 1280, height: 800 }]) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(beside), `200 % at ${viewport.width} px`).toEqual([]);
      expect(await page.evaluate(cutInBar), `200 % at ${viewport.width} px`).toEqual([]);
    }
  });
}
