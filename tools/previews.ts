// While the pages are built: `node tools/previews.ts` draws the preview pictures for shared links.
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runnerImport } from 'vite';
import type { Preview } from '../site/layout/read-previews.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache/previews');
const drawingOf = (id: string) => readFileSync(join(root, `art/${id}.svg`), 'utf8');

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
  const cuts = new Map<string, ReturnType<typeof cutDrawing>>();
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

/** The pictures of all pages in all languages. */
export async function wantedPreviews(): Promise<ReadonlyMap<string, Preview>> {
  const { module } = await runnerImport<typeof import('./wanted-previews.ts')>(
    join(root, 'tools/wanted-previews.ts'),
    { root, configFile: false, logLevel: 'error' },
  );
  return module.wanted;
}

if (import.meta.main) await drawPreviews(folder, await wantedPreviews());
