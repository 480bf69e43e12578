import type { Page } from '@playwright/test';
import { placeText } from '#content/text/place-text.ts';
import { attractionOf } from '#content/data/attractions.ts';
import { locales } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { pathTo, type PageId } from '#content/pages.ts';
import { doubleText } from '../../../tests/audits/layout.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';
import { desktop, phone } from '../../../tests/site.ts';

const text = localize(placeText, 'es');
const pages: readonly PageId[] = ['seoul', 'busan', 'other-destinations'];
const cards = (page: Page) => page.locator('main li:has(> details)');

/** The words of each card that are seen before it is opened: figures, Korean and the button are none. */
const wordsOfCards = (page: Page) =>
  cards(page).evaluateAll((items) =>
    items.map((item) => {
      const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
      let seen = '';
      for (let line = texts.nextNode(); line; line = texts.nextNode())
        if (
          !line.parentElement?.closest('summary, svg, button, .visually-hidden') &&
          line.parentElement?.checkVisibility()
        )
          seen += ` ${line.textContent}`;
      // A unit belongs to its figure.
      const words = seen
        .split(/\s+/)
        .filter((word) => /\p{Script=Latin}/u.test(word) && !/^(?:h|min)$/.test(word));
      return { id: item.id, words };
    }),
  );

for (const locale of locales) {
  for (const id of pages) {
    test(`the cards of ${id} are read at a glance in ${locale}`, async ({ page }) => {
      await open(page, pathTo(id, locale));
      for (const { id: card, words } of await wordsOfCards(page)) {
        // Two of them the tag on the picture.
        expect.soft(words.length, `${card}: ${words.join(' ')}`).toBeLessThanOrEqual(28);
        expect(words.length, card).toBeGreaterThan(8);
      }
    });
  }
}

test('pictures are shown whole, and cards in a row are equally high', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, pathTo('busan', 'es'));
  const boxes = await cards(page).evaluateAll((items) =>
    items.map((item) => {
      const { top, height } = item.getBoundingClientRect();
      const picture = item.querySelector('img')?.getBoundingClientRect();
      return { top, height, ratio: (picture?.width ?? 0) / (picture?.height ?? 1) };
    }),
  );
  expect(boxes.length).toBeGreaterThan(6);
  for (const { top, height, ratio } of boxes) {
    expect(ratio).toBeCloseTo(4 / 3, 1);
    for (const beside of boxes.filter((other) => Math.abs(other.top - top) < 2))
      expect(Math.abs(beside.height - height)).toBeLessThan(2);
  }
});

for (const [width, perRow] of [
  [320, 1],
  [390, 1],
  [640, 2],
  [1024, 2],
  [1440, 3],
] as const) {
  test(`at ${width} px a row holds ${perRow}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, pathTo('seoul', 'es'));
    const tops = await cards(page).evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().top)),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(perRow);
    const thumb = await cards(page).locator('img').first().boundingBox();
    // Smaller on the narrowest phones, where the longest names need the room.
    const side = Math.min(width * 0.45 - 77, 96);
    if (perRow === 1) expect(thumb).toMatchObject({ width: side, height: side });
  });
}

test('on phones the whole row opens the card, and the cross closes it', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, pathTo('seoul', 'es'));
  const tower = page.locator('li#n-seoul-tower');
  const sentence = tower.getByText(attractionOf('n-seoul-tower').sentence.es);
  await expect(sentence).toBeHidden();
  await tower.getByRole('heading', { level: 3 }).click({ force: true });
  await expect(sentence).toBeVisible();
  await expect(tower.locator('details > div').last()).toBeVisible();
  await tower.locator('summary').click();
  await expect(sentence).toBeHidden();
});

test('the first value is the hours of today, or when a place opens again', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T00:40:00Z'));
  await open(page, pathTo('seoul', 'es'));
  const first = (id: string) => page.locator(`li#${id} dl > div`).first();
  await page.locator('li#changdeokgung').scrollIntoViewIfNeeded();
  await expect(first('gyeongbokgung')).toHaveText(`${text.now.today}9:00-17:00`);
  await expect(first('changdeokgung')).toHaveText(
    `${text.now.today}${text.now.closes} · ${text.now.tomorrow.replace('{time}', '9:00')}`,
  );
  await expect(first('hongdae')).toHaveText(`${text.now.today}${text.openAlways}`);
});

test('the picture of a card grows into its panel, unless motion is unwelcome', async ({ page }) => {
  const names = () =>
    page.evaluate(async () => {
      const moves: string[] = [];
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        const picture = document.querySelector('[data-moving] > :first-child');
        moves.push(picture ? getComputedStyle(picture).viewTransitionName : 'none');
        return start(change);
      };
      document.querySelector<HTMLElement>('#bukchon summary')?.click();
      await new Promise(requestAnimationFrame);
      return moves;
    });
  await open(page, pathTo('seoul', 'es'));
  expect(await names()).toEqual([]);
  await expect(page.locator('#bukchon details')).toHaveAttribute('open');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  expect(await names()).toEqual(['place-picture']);
});

test('no letter of the rows of a phone is cut off, also with text at 200 %', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(pathTo('seoul', 'es'));
  await page.evaluate(doubleText);
  const cut = await cards(page)
    .locator('dl')
    .filter({ visible: true })
    .evaluateAll((lists) =>
      lists.flatMap((list) => {
        const edge = list.getBoundingClientRect().left + 9;
        const range = document.createRange();
        return [...list.querySelectorAll('dd')]
          .filter((value) => {
            range.selectNodeContents(value);
            return [...range.getClientRects()].some(({ left, width }) => width && left < edge);
          })
          .map((value) => value.textContent);
      }),
    );
  expect(cut).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads to a card, whose panel opens and closes within the screen', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(`${pathTo('seoul', 'es')}#bukchon`);
    const card = page.locator('li#bukchon');
    const tip = card.getByText(attractionOf('bukchon').tip.es.slice(0, 30));
    await expect(card).toBeInViewport();
    await expect(tip).toBeHidden();
    await card.locator('details > summary').click();
    await expect(tip).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await card.locator('details > summary').click();
    await expect(tip).toBeHidden();
  });
});

test('a fragment that is no name leaves the cards working', async ({ page }) => {
  await open(page, `${pathTo('seoul', 'es')}#100%`);
  const card = cards(page).first();
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('open-now')).not.toBeEmpty();
});
