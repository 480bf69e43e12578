import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAssets } from './earlier-assets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** Builds anew with these files; returns the files of earlier builds. */
function build(...files: string[]): string[] {
  const assets = join(folder, 'build/client/assets');
  rmSync(join(folder, 'build'), { recursive: true, force: true });
  mkdirSync(assets, { recursive: true });
  for (const file of files) writeFileSync(join(assets, file), file);
  keepAssets(join(folder, 'build'), join(folder, 'kept'));
  vi.advanceTimersByTime(60_000);
  return globSync('*', { cwd: join(folder, 'build/earlier/assets') }).sort();
}

it('serves the files of the two builds before, and keeps three', () => {
  expect(build('map.1.js', 'frame.1.js')).toEqual([]);
  expect(build('map.2.js', 'frame.1.js')).toEqual(['map.1.js']);
  expect(build('map.3.js', 'frame.1.js')).toEqual(['map.1.js', 'map.2.js']);
  expect(build('map.4.js', 'frame.2.js')).toEqual(['frame.1.js', 'map.2.js', 'map.3.js']);
  expect(globSync('*', { cwd: join(folder, 'kept') })).toHaveLength(3);
});

it('counts builds of the same files once', () => {
  build('map.1.js');
  for (let times = 0; times < 4; times += 1) build('map.2.js');
  expect(build('map.2.js')).toEqual(['map.1.js']);
  expect(existsSync(join(folder, 'build/earlier/assets/map.2.js'))).toBe(false);
});
