// `npm run contact-sheets`: every page at six widths, in both languages and themes and with text at 200 %, one picture a page in `.cache/contact-sheets/`.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { pageIds, pathTo, type PageId } from '../content/pages.ts';
import { locales, type Locale } from '../content/locale.ts';
import { doubleText } from '../tests/audits/layout.ts';
import { startServer } from '../tests/server.ts';

const folder = join(import.meta.dirname, '../.cache/contact-sheets');
const allWidths = [320, 390, 768, 1024, 1440, 1920];
/** How large a page is shown. */
const scale = 0.14;
/** Of longer pages the first part is shown (px). */
const longest = 4000;
const gap = 12;

/** A row of the sheet: one visit, seen at several widths. */
interface Row {
  readonly locale: Locale;
  readonly theme: 'light' | 'dark';
  readonly doubled?: boolean;
  readonly widths: readonly number[];
}

const rows: readonly Row[] = [
  ...locales.flatMap((locale) =>
    (['light', 'dark'] as const).map((theme) => ({ locale, theme, widths: allWidths })),
  ),
  ...locales.map((locale) => ({
    locale,
    theme: 'light' as const,
    doubled: true,
    widths: [390, 768, 1440],
  })),
];

/** Loads every picture of the page, then takes it whole. */
async function shot(page: Page, width: number): Promise<Buffer> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(height, longest) };
  const image = await page.screenshot({ fullPage: true, animations: 'disabled', clip });
  const thumbnail = sharp(image).resize({ width: Math.round(width * scale) });
  return thumbnail.png().toBuffer();
}

async function sheetOf(browser: Browser, url: string, id: PageId): Promise<void> {
  const placed: OverlayOptions[] = [];
  let top = gap;
  let right = 0;
  for (const { locale, theme, doubled, widths } of rows) {
    const page = await browser.newPage({ colorScheme: theme, reducedMotion: 'reduce', locale });
    await page.addInitScript(() => localStorage.setItem('consent', 'rejected'));
    await page.goto(url + pathTo(id, locale), { waitUntil: 'load' });
    if (doubled) await page.evaluate(doubleText);
    let left = gap;
    let bottom = top;
    for (const width of widths) {
      const input = await shot(page, width);
      const { width: wide, height: high } = await sharp(input).metadata();
      placed.push({ input, left, top });
      left += wide + gap;
      bottom = Math.max(bottom, top + high);
    }
    await page.close();
    right = Math.max(right, left);
    top = bottom + gap;
  }
  await sharp({ create: { width: right, height: top, channels: 3, background: '#8a8f94' } })
    .composite(placed)
    .webp({ quality: 45 })
    .toFile(join(folder, `${id}.webp`));
}

const only = process.argv[2] ?? '';
const chosen = pageIds.filter((id) => id.includes(only));
// Only some were asked for: the others stay.
if (!only) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  for (const id of chosen) {
    await sheetOf(browser, server.url, id);
    console.log(id);
  }
} finally {
  await browser.close();
  await server.stop();
}
