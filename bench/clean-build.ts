import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import type { Options } from './arguments.ts';
import { twoCores } from './cores.ts';
import { atMost } from '../tests/faults/checks.ts';
import type { Measured } from './results.ts';
import type { Harness } from '../tests/faults/harness.ts';
import { median, rounded } from './statistics.ts';

const root = join(import.meta.dirname, '..');

/** What a fresh clone does not have; `node_modules` is lent to it. */
const left = new Set([
  '.git',
  '.astro',
  '.cache',
  'bench/results',
  'build',
  'content/photos/sizes',
  'data',
  'node_modules',
  'test-results',
]);

const kinds: Readonly<Record<string, string>> = {
  '.html': 'documents',
  '.js': 'scripts',
  '.css': 'styles',
  '.svg': 'drawings',
  '.woff2': 'fonts',
  '.jpg': 'pictures for sharing',
};

/** How long a build takes where nothing was built before, and what comes out. */
export async function cleanBuild(harness: Harness, options: Options): Promise<Measured> {
  const runs = options.runs ?? 1;
  const times: number[] = [];
  let built = '';
  for (let run = 0; run < runs; run++) {
    const folder = join(harness.folder, `clone-${run}`);
    copyTo(folder);
    const start = performance.now();
    await buildIn(harness, folder);
    times.push((performance.now() - start) / 1000);
    built = join(folder, 'build/client');
  }
  const sizes = sizesBelow(built);
  const total = sizes.reduce((sum, { sent }) => sum + sent, 0);
  const shown = sizes.map(({ kind, files, plain, sent }) => [kind, files, kb(plain), kb(sent)]);
  return {
    title: 'How long a build takes',
    checks: [
      atMost('clean build (s)', rounded(median(times), 1), 30),
      { what: 'each build (s)', figure: times.map((time) => rounded(time, 1)).join(', ') },
      { what: 'files for browsers', figure: sizes.reduce((sum, { files }) => sum + files, 0) },
      { what: 'all that browsers can ask for (KB)', figure: kb(total) },
    ],
    tables: [{ title: 'What is built', head: ['Kind', 'Files', 'KB', 'KB sent'], rows: shown }],
    notes: [
      'A copy of the sources as a clone has them, with installed packages, built on two cores: drawings for sharing, pages of both languages, and a brotli and a gzip file beside each text.',
    ],
  };
}

function copyTo(folder: string): void {
  mkdirSync(folder);
  const filter = (path: string) => !left.has(relative(root, path).replaceAll('\\', '/'));
  // Each entry by itself: the folder may lie below the root.
  for (const name of readdirSync(root)) {
    const path = join(root, name);
    if (filter(path)) cpSync(path, join(folder, name), { recursive: true, filter });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

async function buildIn(harness: Harness, folder: string): Promise<void> {
  const script = "import('./tools/setup.mjs').then(({ build }) => build())";
  const [program, ...args] = [...twoCores(), process.execPath, '-e', script];
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  harness.own(child);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the build ended with code ${code}`);
}

/** Bytes by kind, the heaviest first; `sent` counts the brotli sibling where there is one. */
export function sizesBelow(folder: string) {
  const byKind = new Map<string, { files: number; plain: number; sent: number }>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const kind = kinds[extname(file)] ?? 'other';
    const sum = byKind.get(kind) ?? { files: 0, plain: 0, sent: 0 };
    const { size } = statSync(file);
    const packed = `${file}.br`;
    byKind.set(kind, {
      files: sum.files + 1,
      plain: sum.plain + size,
      sent: sum.sent + (existsSync(packed) ? statSync(packed).size : size),
    });
  }
  return [...byKind]
    .map(([kind, { files, plain, sent }]) => ({ kind, files, plain, sent }))
    .sort((a, b) => b.sent - a.sent);
}

function kb(bytes: number): number {
  return rounded(bytes / 1024, 1);
}
