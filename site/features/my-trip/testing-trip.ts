import type { Page } from '@playwright/test';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { text } from '#content/text/my-trip-tool.ts';
import { emptyTrip, type Trip } from '#domain/trips/trip.ts';
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

/** Three days: two in Seoul, with the palace that has a Secret Garden, and one in Busan. */
export const seoulToBusan: Trip = {
  ...emptyTrip,
  name: 'Corea con Lucía',
  start: '2027-04-06',
  people: 2,
  days: [
    {
      title: '',
      sleep: 'seoul/hongik-univ',
      stops: [
        { key: 1, of: 'changdeokgung' },
        { key: 2, of: 'lotte-world-tower' },
      ],
    },
    { title: '', sleep: 'seoul/hongik-univ', stops: [{ key: 3, of: 'gyeongbokgung' }] },
    { title: '', sleep: 'busan/seomyeon', stops: [{ key: 4, of: 'haeundae' }] },
    { title: '', sleep: '', stops: [] },
  ],
};

/** Opens the next pages with a trip that this device keeps. */
export async function keepTrip(page: Page, trip: Trip): Promise<void> {
  const record = JSON.stringify({ v: 1, rev: 1, trip, undo: [], keeping: 'kept' });
  await page.addInitScript((kept) => {
    if (!sessionStorage.getItem('begun')) localStorage.setItem('my-trip', kept);
    sessionStorage.setItem('begun', 'yes');
  }, record);
}
