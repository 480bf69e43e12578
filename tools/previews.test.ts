import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { locales } from '../content/locale.ts';
import { isService, pageIds } from '../content/pages.ts';
import { drawPreviews, wantedPreviews } from './previews.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'previews-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('wants a picture for every page that is shared, in every language', async () => {
  const names = [...(await wantedPreviews()).keys()];
  const starts = pageIds
    .filter((page) => !isService(page))
    .flatMap((page) => locales.map((locale) => `${page}.${locale}`));
  expect(names.map((name) => name.replace(/\.[\da-f]{12}\.jpg$/, ''))).toEqual(starts);
});

it('draws in the size that networks ask for, once, and deletes what is gone', async () => {
  const [first, second] = await wantedPreviews();
  if (!first || !second) throw new Error('no pages');
  await drawPreviews(folder, new Map([first, second]));
  const file = join(folder, first[0]);
  const { width, height, format } = await sharp(file).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  // Facebook and WhatsApp pass over heavy pictures.
  expect(statSync(file).size).toBeLessThan(300_000);

  writeFileSync(file, 'kept');
  await drawPreviews(folder, new Map([first]));
  expect(readdirSync(folder)).toEqual([first[0]]);
  expect(statSync(file).size).toBe('kept'.length);
});
