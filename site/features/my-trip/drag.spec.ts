import type { CDPSession, Locator, Page } from '@playwright/test';
import { expectInBothThemes } from '../../../tests/audits/axe.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { desktop, phone } from '../../../tests/site.ts';
import { copySeoul, names, stops, tool } from './testing-trip.ts';

const column = (page: Page, day: number | 'tray') =>
  page.locator(`.trip-board [data-drop="${day}"]`);
const inColumn = (page: Page, day: number | 'tray') => column(page, day).locator('[data-stop]');
const ghost = (page: Page) => page.locator('.trip-ghost');
const spoken = (page: Page) => page.locator('.trip-tool [role=status]');

async function middleOf(what: Locator) {
  const { x, y, width, height } = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/** Takes something with the mouse. */
async function take(page: Page, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(what);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 3, y);
  await expect(ghost(page)).toBeHidden();
  await page.mouse.move(x + 6, y + 3);
  await expect(ghost(page)).toBeVisible();
}

async function carry(page: Page, to: Locator): Promise<void> {
  const { x, y } = await middleOf(to);
  await page.mouse.move(x, y + 2, { steps: 4 });
}

test.describe('with a mouse', () => {
  test.use({ viewport: { ...desktop, height: 2800 } });

  test('a stop is dragged to another day, and every day says what would happen there @main', async ({
    page,
  }) => {
    await copySeoul(page);
    const [, second] = await inColumn(page, 0).allTextContents();
    const count = await inColumn(page, 3).count();
    await take(page, inColumn(page, 0).nth(1));
    await expect(inColumn(page, 0).nth(1)).toContainClass('trip-slot');
    await expect(column(page, 0)).toContainText(tool.move.here);
    await expect(column(page, 'tray')).toContainText(tool.move.tray);
    for (const day of [1, 2, 3, 4])
      await expect(column(page, day).locator('.trip-fit')).toHaveText(
        /Cabe a las|Abre, pero|Cierra/,
      );
    await carry(page, column(page, 3));
    await expect(spoken(page).first()).toHaveText(/^Viernes 9\. /);
    await expect(page.locator('.trip-insert')).toBeVisible();
    await page.mouse.up();
    await expect(ghost(page)).toBeHidden();
    await expect(page.locator('.trip-fit, .trip-slot, .trip-over')).toHaveCount(0);
    await expect(inColumn(page, 3)).toHaveCount(count + 1);
    await expect(spoken(page).last()).toContainText('viernes 9');
    await page.getByRole('button', { name: tool.toast.undo, exact: true }).click();
    expect((await inColumn(page, 0).allTextContents())[1]).toBe(second);
  });

  test('within its day it goes where the line shows, and Escape puts it back', async ({ page }) => {
    await copySeoul(page);
    const before = await names(page);
    await take(page, stops(page).nth(0).locator('.trip-number'));
    await carry(page, stops(page).nth(2).locator('.trip-grip'));
    await expect(spoken(page).first()).toHaveText(/^Parada 3 de 7, martes 6\./);
    await page.keyboard.press('Escape');
    await expect(spoken(page).first()).toHaveText(tool.say.back);
    await page.mouse.up();
    expect(await names(page)).toEqual(before);

    await take(page, stops(page).nth(0).locator('.trip-number'));
    await carry(page, stops(page).nth(2).locator('.trip-grip'));
    await page.mouse.up();
    const [first, second, third, ...rest] = before;
    await expect.poll(() => names(page)).toEqual([second, third, first, ...rest]);
    // The day keeps its hours.
    await expect(stops(page).first().locator('time')).toHaveText('9:00');
  });

  test('a whole day is dragged to another place, and its date with it', async ({ page }) => {
    await copySeoul(page);
    const heads = page.locator('.trip-col:not(.trip-tray) > header button');
    const [first, second, third] = await heads.allTextContents();
    await take(page, column(page, 0).locator('header'));
    await carry(page, column(page, 2));
    await expect(spoken(page).first()).toHaveText(new RegExp(`^${first}, jueves 8\\.`));
    await page.mouse.up();
    expect((await heads.allTextContents()).slice(0, 3)).toEqual([second, third, first]);
    await expect(page.getByRole('heading', { level: 2, name: /^Jueves 8/ })).toBeVisible();
  });

  test('a drag is accessible in both themes', async ({ page }) => {
    await copySeoul(page);
    await take(page, inColumn(page, 0).nth(1));
    await carry(page, column(page, 3));
    await expectInBothThemes(page, 'drag', { within: 'main' });
    await page.mouse.up();
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  /** A finger that is moved step by step. */
  function finger(session: CDPSession) {
    const at = (type: 'touchStart' | 'touchMove', { x, y }: { x: number; y: number }) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
    return {
      press: (to: { x: number; y: number }) => at('touchStart', to),
      async move(from: { x: number; y: number }, to: { x: number; y: number }) {
        for (let step = 1; step <= 5; step++)
          await at('touchMove', {
            x: from.x + ((to.x - from.x) * step) / 5,
            y: from.y + ((to.y - from.y) * step) / 5,
          });
      },
      lift: () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
      cancel: () =>
        session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] }),
    };
  }

  /** The first stop in the middle of the view, below what sticks to its edge. */
  const inView = (page: Page) =>
    stops(page)
      .first()
      .evaluate((stop) => {
        scrollBy({ top: stop.getBoundingClientRect().top - 300, behavior: 'instant' });
      });

  test('a long press takes a stop; an early move scrolls, and a broken-off one changes nothing', async ({
    page,
    context,
  }) => {
    await copySeoul(page);
    const touch = finger(await context.newCDPSession(page));
    const before = await names(page);
    await inView(page);

    let from = await middleOf(stops(page).nth(0).locator('h3'));
    await touch.press(from);
    await touch.move(from, { x: from.x, y: from.y - 60 });
    await expect(ghost(page)).toBeHidden();
    await touch.lift();

    await inView(page);
    from = await middleOf(stops(page).nth(0).locator('h3'));
    await touch.press(from);
    await expect(ghost(page)).toBeVisible();
    await touch.move(from, { x: from.x, y: from.y + 80 });
    await touch.cancel();
    await expect(ghost(page)).toBeHidden();
    expect(await names(page)).toEqual(before);

    from = await middleOf(stops(page).nth(0).locator('h3'));
    await touch.press(from);
    await expect(ghost(page)).toBeVisible();
    // A finger that rests has not moved to where the last one was.
    await expect(spoken(page).first()).not.toHaveText(/^Parada 2 de 7/);
    const second = await stops(page).nth(1).boundingBox();
    await touch.move(from, { x: from.x, y: (second?.y ?? 0) + (second?.height ?? 0) * 0.8 });
    await expect(spoken(page).first()).toHaveText(/^Parada 2 de 7, martes 6\./);
    await touch.lift();
    const [first, next, ...rest] = before;
    await expect.poll(() => names(page)).toEqual([next, first, ...rest]);
  });

  test('a stop is let go on the tab of another day', async ({ page, context }) => {
    await copySeoul(page);
    const touch = finger(await context.newCDPSession(page));
    await inView(page);
    const [first] = await names(page);
    const from = await middleOf(stops(page).nth(0).locator('h3'));
    await touch.press(from);
    await expect(ghost(page)).toBeVisible();
    const tab = page.getByRole('tab').nth(1);
    await expect(tab).toContainText(/Cabe|Abre|Cierra/);
    await touch.move(from, await middleOf(tab));
    await expect(spoken(page).first()).toHaveText(/^Miércoles 7\./);
    await touch.lift();
    await expect(stops(page)).toHaveCount(6);
    await tab.click();
    await expect.poll(() => names(page)).toContain(first);
  });

  test('the order is changed in a sheet by single taps, or by a long press', async ({
    page,
    context,
  }) => {
    await copySeoul(page);
    const [first, second] = await names(page);
    await page.getByRole('button', { name: tool.order.button, exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: `Bajar ${first}` }).click();
    const rows = sheet.locator('[data-stop] b');
    await expect(rows.first()).toHaveText(second ?? '');
    await expect(sheet.getByRole('status')).toHaveText(`${first}. Parada 2 de 7, martes 6.`);

    const touch = finger(await context.newCDPSession(page));
    const from = await middleOf(rows.nth(0));
    await touch.press(from);
    await expect(ghost(page)).toBeVisible();
    await expect(sheet.locator('.trip-other-days ul')).toBeVisible();
    // What is in hand stays under the finger.
    expect(await middleOf(rows.nth(0))).toEqual(from);
    const to = await middleOf(rows.nth(1));
    await touch.move(from, { x: to.x, y: to.y + 12 });
    await touch.lift();
    await expect(rows.first()).toHaveText(first ?? '');
    await sheet.getByRole('button', { name: tool.order.done }).click();
    expect((await names(page)).slice(0, 2)).toEqual([first, second]);
  });
});
