import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sizePhotos } from './photos.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'photos-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function photograph(name: string, width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#1c6a5f', noise } })
    .jpeg()
    .toFile(join(folder, name));
}

test('a photograph becomes sizes of both formats in the proportions of its drawing', async () => {
  await photograph('seoul-n-seoul-tower.jpg', 1000, 1000);
  await sizePhotos(folder);
  const sizes = readdirSync(join(folder, 'sizes')).sort();
  expect(sizes).toEqual(
    ['480.avif', '480.webp', '800.avif', '800.webp'].map((end) => `seoul-n-seoul-tower-${end}`),
  );
  const file = join(folder, 'sizes/seoul-n-seoul-tower-800.webp');
  expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 800, height: 600 });
});

test('a small photograph is not enlarged', async () => {
  await photograph('hero-korea.jpg', 420, 300);
  await sizePhotos(folder);
  expect(readdirSync(join(folder, 'sizes'))).toContain('hero-korea-420.avif');
});

test('the sizes of a photograph that is gone are deleted', async () => {
  await photograph('food-kimchi.jpg', 480, 360);
  await sizePhotos(folder);
  rmSync(join(folder, 'food-kimchi.jpg'));
  await sizePhotos(folder);
  expect(readdirSync(join(folder, 'sizes'))).toEqual([]);
});

test('a name that no drawing has is an error, not a silent loss', async () => {
  await photograph('my-holiday.jpg', 480, 360);
  await expect(sizePhotos(folder)).rejects.toThrow('my-holiday');
});
