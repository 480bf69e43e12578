import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = globSync('site/**/*.{ts,tsx,astro}', { cwd: root })
  .filter((path) => !/\.(?:test|spec)\.|\/testing-/.test(path))
  .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1 }));

test('no code file of the website has 250 lines', () => {
  expect(files.filter(({ lines }) => lines >= 250)).toEqual([]);
});
