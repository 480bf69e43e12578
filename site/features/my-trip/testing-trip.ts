import type { Page } from '@playwright/test';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { text } from '#content/text/my-trip-tool.ts';
import { expect, open } from '../../../tests/fixtures.ts';

/** What the tool says, for its browser tests. */
export const tool = localize(text, 'es');
export const path = pathTo('trip', 'es');

export const main = (page: Page) => page.getByRole('main');
export const stops = (page: Page) => page.locator('#trip-day article');
export const names = (page: Page) => stops(page).locator('h3').allTextContents();

/** The five days in Seoul as one's own trip, from a Tuesday on which Gyeongbokgung is closed. */
export async function copySeoul(page: Page, start = '2027-04-06'): Promise<void> {
  await open(page, path);
  await page.getByRole('link', { name: /^Seúl esencial/ }).click();
  await page.getByRole('button', { name: tool.looking.copy }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await setStart(page, start);
}

export async function setStart(page: Page, start: string): Promise<void> {
  const change = page.getByRole('button', { name: tool.head.change, exact: true });
  if (await change.isVisible()) await change.click();
  await page.getByLabel(tool.head.start).fill(start);
}
