// Before the build: `node tools/photos.ts` makes the sizes of the owner's photographs (`content/photos/README.md`).
import { globSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import sharp from 'sharp';
import { drawings } from '../art/index.ts';

const widths = [480, 800, 1600];
const folder = join(import.meta.dirname, '../content/photos');

/**
 * Writes `sizes/<name>-<width>.avif` and `.webp` for each photograph in a folder, cut to the
 * proportions of the drawing it replaces, and deletes the sizes of photographs that are gone.
 * @throws when a photograph's name is not that of a drawing.
 */
export async function sizePhotos(from: string): Promise<void> {
  const to = join(from, 'sizes');
  const photos = globSync('*.{jpg,jpeg,png,webp,avif}', { cwd: from });
  const kept = new Set<string>();
  for (const photo of photos) {
    const source = join(from, photo);
    const ratio = ratioOf(parse(photo).name);
    const { width: own } = await sharp(source).metadata();
    const fitting = widths.filter((width) => width <= own);
    for (const width of fitting.length ? fitting : [own]) {
      for (const format of ['avif', 'webp'] as const) {
        const target = join(to, `${parse(photo).name}-${width}.${format}`);
        kept.add(basename(target));
        if (isFresh(target, source)) continue;
        mkdirSync(to, { recursive: true });
        await sharp(source)
          .rotate()
          .resize(width, Math.round(width / ratio), { fit: 'cover', position: 'attention' })
          .toFormat(format, { quality: format === 'avif' ? 50 : 72 })
          .toFile(target);
      }
    }
  }
  for (const size of globSync('*', { cwd: to })) if (!kept.has(size)) rmSync(join(to, size));
}

function ratioOf(name: string): number {
  const drawing = Object.entries(drawings).find(([id]) => id.replaceAll('/', '-') === name)?.[1];
  if (!drawing) throw new Error(`content/photos/${name}: no drawing has this name`);
  return drawing.width / drawing.height;
}

function isFresh(target: string, source: string): boolean {
  const made = statSync(target, { throwIfNoEntry: false });
  return made !== undefined && made.mtimeMs >= statSync(source).mtimeMs;
}

if (import.meta.main) await sizePhotos(folder);
