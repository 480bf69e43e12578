// out/manifest.json: hashes of the sources that were drawn, and of what came of them.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const OUTPUT = path.resolve(import.meta.dirname, '../out');

export const MANIFEST = 'manifest.json';

/** Name below out/ → text. */
export type Files = ReadonlyMap<string, string>;

const ROOT = path.resolve(import.meta.dirname, '..');

export function manifestOf(files: Files): string {
  const manifest = { sources: hashOf(readSources()), drawings: hashOf(files) };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** Whether the last full build drew what out/ holds, from the sources as they are. */
export function isUpToDate(): boolean {
  const { [MANIFEST]: manifest, ...drawn } = Object.fromEntries(read(OUTPUT, filesBelow(OUTPUT)));
  return manifest === manifestOf(new Map(Object.entries(drawn)));
}

/** The names of all files below a folder. */
export function filesBelow(folder: string): string[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'));
}

/** All that decides how a drawing turns out; svgo writes the files, and another version may write others. */
function readSources(): Files {
  const sources = ['lib', 'motifs', 'scenes', 'tools'].flatMap((folder) =>
    filesBelow(path.join(ROOT, folder)).map((name) => `${folder}/${name}`),
  );
  const packages = readFileSync(path.join(ROOT, '../package.json'), 'utf8');
  const { devDependencies } = JSON.parse(packages) as { devDependencies: { svgo: string } };
  const files = ['build.ts', ...sources].filter((name) => !name.endsWith('.test.ts'));
  return new Map([...read(ROOT, files), ['svgo', devDependencies.svgo]]);
}

function read(folder: string, names: readonly string[]): Map<string, string> {
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

function hashOf(files: Files): string {
  const hash = createHash('sha256');
  for (const [name, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${name}\0${text.length}\0${text}`);
  return hash.digest('hex');
}
