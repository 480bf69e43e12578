import type { Page } from '@playwright/test';
import { pathTo } from '#content/pages.ts';
import { hydrated, expect, open, test } from '../../../tests/fixtures.ts';
import { homeText, moving, phone } from '../../../tests/site.ts';

const { hero, strip, categories, contact } = homeText('es');

const carousel = (page: Page) => page.getByRole('region', { name: hero.label });

async function expectSlide(page: Page, index: number) {
  const slide = carousel(page).getByRole('group', { name: `${index + 1} de 3` });
  await expect(slide).toContainText(hero.slides[index]?.title ?? '?');
  const dots = carousel(page).getByRole('group', { name: hero.choose }).getByRole('button');
  await expect(dots.nth(index)).toHaveAttribute('aria-current', 'true');
  await expect(carousel(page).getByRole('group', { name: / de 3$/ })).toHaveCount(1);
}

/** Opens the home page with a clock that stands still until the test moves it. */
async function openWithClock(page: Page, path = '/') {
  await page.clock.install({ time: new Date('2026-03-02T10:00:00Z') });
  await page.goto(path);
  await page.clock.runFor(100);
  await hydrated(page);
  await page.clock.pauseAt(new Date('2026-03-02T10:01:00Z'));
  // Back to the first slide: the clock has been running while the page loaded.
  await carousel(page)
    .getByRole('button', { name: /Ver la imagen 1/ })
    .click();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.mouse.move(5, 880);
  await expectSlide(page, 0);
}

test.describe('with motion', () => {
  test.use(moving);

  test('the slides follow each other every six seconds, round and round', async ({ page }) => {
    await openWithClock(page);
    for (const next of [1, 2, 0]) {
      await page.clock.runFor(5900);
      await expectSlide(page, (next + 2) % 3);
      await page.clock.runFor(100);
      await expectSlide(page, next);
    }
  });

  test('the pause control comes first and holds the slides until play', async ({ page }) => {
    await openWithClock(page);
    const pause = carousel(page).getByRole('button', { name: hero.pause });
    expect(
      await carousel(page).evaluate((part) => part.querySelector('a, button')?.ariaLabel),
    ).toBe(hero.pause);
    await pause.click();
    await page.mouse.move(5, 880);
    await page.clock.runFor(20_000);
    await expectSlide(page, 0);
    await carousel(page).getByRole('button', { name: hero.play }).click();
    await page.clock.runFor(6100);
    await expectSlide(page, 1);
  });

  test('the slides wait under the pointer and while the focus is inside', async ({ page }) => {
    await openWithClock(page);
    await carousel(page).hover();
    await page.clock.runFor(13_000);
    await expectSlide(page, 0);
    await page.mouse.move(5, 880);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('banner').getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(carousel(page).getByRole('button', { name: hero.pause })).toBeFocused();
    await page.clock.runFor(13_000);
    await expectSlide(page, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.clock.runFor(6100);
    await expectSlide(page, 1);
  });
});

test('nothing moves by itself for who prefers reduced motion', async ({ page }) => {
  await openWithClock(page);
  await page.clock.runFor(20_000);
  await expectSlide(page, 0);
});

test('the dots jump to a slide, and only that one can be reached @main', async ({ page }) => {
  await openWithClock(page);
  for (const index of [2, 1, 0]) {
    const { name = '' } = hero.slides[index] ?? {};
    const label = hero.show.replace('{number}', `${index + 1}`).replace('{name}', name);
    await carousel(page).getByRole('button', { name: label }).click();
    await expectSlide(page, index);
  }
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: phone });

  test('a swipe turns the slides, scrolling does not', async ({ page }) => {
    await openWithClock(page);
    const client = await page.context().newCDPSession(page);
    const drag = async (from: [number, number], to: [number, number]) => {
      const at = ([x, y]: [number, number]) => ({ touchPoints: [{ x, y }] });
      const middle: [number, number] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) });
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(middle) });
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(to) });
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await drag([330, 300], [90, 310]);
    await expectSlide(page, 1);
    await drag([90, 300], [330, 290]);
    await expectSlide(page, 0);
    await drag([200, 500], [190, 300]);
    await expectSlide(page, 0);
  });
});

test('the arrow leads down to the categories', async ({ page }) => {
  await open(page, '/');
  await carousel(page).getByRole('link', { name: hero.down }).click();
  const heading = page.getByRole('heading', { name: categories.heading });
  await expect(heading).toBeInViewport();
  const top = () =>
    page.locator('#categorias').evaluate((part) => part.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - 100)).toBeLessThan(12);
  expect(page.url()).toMatch(/#categorias$/);
});

test('a tile leads to each guide', async ({ page }) => {
  await open(page, '/');
  const tiles = page.getByRole('region', { name: categories.heading }).getByRole('listitem');
  await expect(tiles).toHaveCount(categories.tiles.length);
  for (const [index, { label }] of categories.tiles.entries()) {
    await expect(tiles.nth(index)).toContainText(label);
  }
});

for (const [path, locale, time, date] of [
  ['/', 'es', '19:30', /2 de marzo/],
  ['/?lang=en', 'en', '19:30', /2 March/],
] as const) {
  test(`the strip shows the time in Seoul, wherever one is (${locale})`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-03-02T10:30:00Z'));
    await open(page, path);
    const region = page.getByRole('region', { name: homeText(locale).strip.label });
    await expect(region).toContainText(time);
    await expect(region).toContainText(date);
    const week = page.getByRole('region', { name: homeText(locale).strip.week });
    await expect(week).toContainText(/\d+\s?°C/);
  });
}

test('no code of the contact form comes before somebody reads that far', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('region', { name: strip.label })).toContainText(/\d\d:\d\d/);
  const form = page.locator('astro-island');
  const parts = await form.evaluateAll((islands) =>
    islands.flatMap((island) =>
      ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? ''),
    ),
  );
  expect(parts).not.toEqual([]);
  const loaded = () => parts.filter((path) => [...scripts].some((url) => url.endsWith(path)));
  expect(loaded()).toEqual([]);
  await page.getByText(contact.form).click();
  await expect.poll(loaded).toEqual(parts);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first slide stands still, and no clock pretends to go', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.slides[0]?.title ?? '?');
    await expect(carousel(page).getByRole('group', { name: / de 3$/ })).toHaveCount(1);
    await expect(page.getByRole('region', { name: strip.label })).toBeHidden();
  });
});

test('on a phone, too, the page leads to the trip that one builds oneself', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Mi viaje', exact: true }).click();
  await expect(page).toHaveURL(pathTo('trip', 'es'));
});
