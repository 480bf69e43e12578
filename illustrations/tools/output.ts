// The folder out/: the finished drawings, and drawings.ts, which lists them for the website.
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Scene } from '../lib/scene.ts';
import type { Drawing } from './drawing.ts';
import { filesBelow, MANIFEST, manifestOf, OUTPUT, type Files } from './manifest.ts';

export function svgFiles(drawings: readonly Drawing[]): Files {
  return new Map(drawings.map(({ id, svg }) => [`${id}.svg`, svg]));
}

/** Everything that belongs into out/ when all scenes are drawn. */
export function allFiles(drawings: readonly Drawing[]): Files {
  return new Map([...svgFiles(drawings), ['drawings.ts', catalogue(drawings)]]);
}

/**
 * The `object-position` of a scene in tens of per cent: the one that keeps the safe box in every frame that can hold
 * it. Where the box is as long as the picture, the focus decides.
 */
export function positionOf({ view, safe, focus }: Pick<Scene, 'view' | 'safe' | 'focus'>) {
  return ([0, 1] as const).map((axis) => {
    const free = view[axis + 2]! - safe[axis + 2]!;
    const part = free > 0 ? safe[axis] / free : focus[axis] / view[axis + 2]!;
    return Math.round(part * 10) * 10;
  });
}

/** The TypeScript list of all drawings with their size, safe box and position. */
function catalogue(drawings: readonly Drawing[]): string {
  const rows = drawings.map(({ id, scene }) => {
    const [, , width, height] = scene.view;
    const size = `width: ${width}, height: ${height}`;
    return `  '${id}': { ${size}, safe: [${scene.safe.join(', ')}], position: [${positionOf(scene).join(', ')}] },\n`;
  });
  return [
    '// Written by build.ts. An id with .svg is the file in this folder; width, height and safe box are in its own units.\n',
    `export const drawings = {\n${rows.join('')}} as const;\n\n`,
    'export type DrawingId = keyof typeof drawings;\n',
  ].join('');
}

/** The files, and what says that they were drawn from these sources without a problem. */
export function withManifest(files: Files): Files {
  return new Map([...files, [MANIFEST, manifestOf(files)]]);
}

export async function write(files: Files): Promise<void> {
  for (const [name, text] of files) {
    const file = path.join(OUTPUT, name);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, text);
  }
}

/** Deletes what no scene draws any more. */
export async function removeExtra(files: Files): Promise<void> {
  for (const name of filesBelow(OUTPUT)) {
    if (!files.has(name) && name !== MANIFEST) await fs.rm(path.join(OUTPUT, name));
  }
}

/** How out/ differs from the given files, one line each: missing, stale or extra. */
export async function differences(files: Files): Promise<string[]> {
  const written = new Set(filesBelow(OUTPUT));
  const found = [...written].filter((name) => !files.has(name)).map((name) => `extra: ${name}`);
  for (const [name, text] of files) {
    if (!written.has(name)) found.push(`missing: ${name}`);
    else if ((await fs.readFile(path.join(OUTPUT, name), 'utf8')) !== text)
      found.push(`stale: ${name}`);
  }
  return found.sort();
}
