// The last step of the build: a tab that was opened before a deploy may still ask for scripts, styles and pictures of
// the build that it came from. Their names change with their content, so files of several builds stand side by side.
import { cpSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** How many builds before this one are served; with this one, so many are kept. */
const builds = 2;

/**
 * Copies what the builds before this one had, and this one has not, into `build/earlier/assets`, and keeps the files of
 * this build for the next ones.
 * @param kept The folder of former builds, one folder each: at most three.
 */
export function keepAssets(build: string, kept: string): void {
  const assets = join(build, 'client/assets');
  const earlier = join(build, 'earlier/assets');
  mkdirSync(earlier, { recursive: true });
  const current = filesIn(assets);
  // A build of the same files, such as of other texts, replaces its former copy.
  for (const name of buildsIn(kept))
    if (filesIn(join(kept, name)).join() === current.join())
      rmSync(join(kept, name), { recursive: true });
  const former = buildsIn(kept);
  for (const name of former.slice(0, -builds)) rmSync(join(kept, name), { recursive: true });
  for (const name of former.slice(-builds))
    for (const file of filesIn(join(kept, name)))
      if (!current.includes(file)) cpSync(join(kept, name, file), join(earlier, file));
  cpSync(assets, join(kept, String(Date.now())), { recursive: true });
}

const filesIn = (folder: string) => globSync('*', { cwd: folder }).sort();

/** The folders of former builds, named by their time, the newest last. */
const buildsIn = (kept: string) =>
  globSync('*', { cwd: kept }).sort((one, other) => Number(one) - Number(other));

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  keepAssets(join(root, 'build'), join(root, '.cache/assets'));
}
