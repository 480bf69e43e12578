import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = globSync('site/**/*.{ts,tsx,astro}', { cwd: root })
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1 }))
  .toSorted((a, b) => a.lines - b.lines);

test('half of the code files of the website have less than 60 lines', () => {
  expect(files[Math.floor(files.length / 2)]?.lines).toBeLessThan(60);
});

test('no code file of the website has 250 lines', () => {
  expect(files.filter(({ lines }) => lines >= 250)).toEqual([]);
});
