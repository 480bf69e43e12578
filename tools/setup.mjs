// What `npm start` and `npm test` share: installing and building, each only when it is needed.
// Runs on Node 20 with nothing installed; everything it starts runs on the Node of package.json.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const bin = join(root, 'node_modules/.bin');
export const node = join(bin, 'node');

const lockfile = join(root, 'package-lock.json');
const installed = join(root, 'node_modules/.rumbo-lock');
const built = join(root, 'build/.rumbo-sources');

/** Written by the build among its own sources. */
const generated = 'content/photos/sizes';

/** The sources of `build/`. */
const sources = [
  'art',
  'content',
  'domain',
  'public',
  'site',
  'server/http/precompress.ts',
  'tools/app-icons.ts',
  'tools/built-site.ts',
  'tools/earlier-assets.ts',
  'tools/offline.ts',
  'tools/markdown-pages.ts',
  'tools/markdown.ts',
  'tools/offline-lists.ts',
  'tools/photos.ts',
  'tools/preview-picture.ts',
  'tools/previews.ts',
  'tools/wanted-previews.ts',
  'astro.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Installs the packages of the lockfile, unless they are installed. */
export async function install() {
  const wanted = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  if (existsSync(node) && read(installed) === wanted) return;
  console.log('Installing packages …');
  // npm must not run on the Node that it replaces.
  const PATH = searchPath()
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
    .join(delimiter);
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  await must('npm', ['ci', '--include=dev', ...quiet], { PATH });
  writeFileSync(installed, wanted);
}

/** Builds the website, unless `build/` was made from the same sources. */
export async function build() {
  const wanted = fingerprint(sources);
  if (read(built) === wanted) return;
  console.log('Building the website …');
  rmSync(join(root, 'build'), { recursive: true, force: true });
  const env = { NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
  await must(node, ['tools/photos.ts'], env);
  // The pages name the pictures, and do not need them.
  await Promise.all([
    must(node, [join(root, 'node_modules/astro/bin/astro.mjs'), 'build'], env),
    must(node, ['tools/previews.ts'], env),
  ]);
  cpSync(join(root, '.cache/previews'), join(root, 'build/client/assets'), {
    recursive: true,
  });
  await must(node, ['server/http/precompress.ts', 'build/client'], env);
  await must(node, ['tools/offline.ts'], env);
  await must(node, ['tools/earlier-assets.ts'], env);
  writeFileSync(built, wanted);
}

/**
 * Runs a program in the root with the project's own programs first in PATH; resolves to its exit code.
 * @param output What it writes to, as `stdio` of `spawn` names it.
 */
export function run(program, args, env = {}, output = 'inherit') {
  return new Promise((done) => {
    const child = start(program, args, env, output);
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      done(1);
    });
    child.on('exit', (code) => done(code ?? 1));
  });
}

/** Starts a program as `run` does and leaves it to the caller. */
export function start(program, args, env = {}, output = 'inherit') {
  const PATH = [bin, ...searchPath()].join(delimiter);
  return spawn(program, args, {
    cwd: root,
    stdio: ['inherit', output, output],
    env: { ...process.env, PATH, ...env },
  });
}

function searchPath() {
  return (process.env.PATH ?? '').split(delimiter);
}

async function must(program, args, env) {
  const code = await run(program, args, env);
  if (code !== 0) throw new Error(`${program} ${args[0]} ended with code ${code}`);
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** A hash of names and contents: a fresh clone or a copy of a built tree does not look stale. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesBelow)) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  const full = join(root, path);
  if (path === generated || !existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(full)
    .toSorted()
    .flatMap((name) => filesBelow(`${path}/${name}`));
}
