// Before the build: `node tools/previews.ts` draws the preview pictures for shared links.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runnerImport } from 'vite';
import type { Preview } from '../content/previews.server.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'illustrations/previews');
const drawingOf = (id: string) => readFileSync(join(root, `illustrations/out/${id}.svg`), 'utf8');

/** Draws missing pictures into a folder, and deletes obsolete ones. */
export async function drawPreviews(
  to: string,
  wanted: ReadonlyMap<string, Preview>,
): Promise<void> {
  mkdirSync(to, { recursive: true });
  const present = new Set(globSync('*', { cwd: to }));
  for (const file of present) if (!wanted.has(file)) rmSync(join(to, file));
  const missing = [...wanted].filter(([file]) => !present.has(file));
  if (missing.length === 0) return;
  // Loaded only when something has to be drawn.
  const { cutDrawing, drawPreview, previewFonts } = await import('./preview-picture.ts');
  const fonts = await previewFonts();
  const cuts = new Map<string, Promise<Buffer>>();
  for (const [, { drawing }] of missing) {
    if (!cuts.has(drawing)) cuts.set(drawing, cutDrawing(drawingOf(drawing)));
  }
  await Promise.all(
    missing.map(async ([file, preview]) => {
      const cut = cuts.get(preview.drawing);
      if (!cut) return;
      // Renamed when complete, so that an interrupted build leaves no partial picture.
      const part = join(to, `.${basename(file)}`);
      writeFileSync(part, await drawPreview(preview, cut, fonts));
      renameSync(part, join(to, file));
    }),
  );
}

/**
 * The pictures of all pages in all languages as `<page>.<locale>.<hash>.jpg`: the name changes with
 * what they show and how.
 */
export async function wantedPreviews() {
  const { module } = await runnerImport<typeof import('../content/previews.server.ts')>(
    join(root, 'content/previews.server.ts'),
    { root, configFile: false, logLevel: 'error' },
  );
  const style = readFileSync(join(root, 'tools/preview-picture.ts'), 'utf8');
  return new Map(
    module.readPreviews().map(({ page, locale, preview }) => {
      const hash = createHash('sha256')
        .update(style)
        .update(JSON.stringify(preview))
        .update(drawingOf(preview.drawing))
        .digest('hex')
        .slice(0, 12);
      return [`${page}.${locale}.${hash}.jpg`, preview];
    }),
  );
}

if (import.meta.main) await drawPreviews(folder, await wantedPreviews());
