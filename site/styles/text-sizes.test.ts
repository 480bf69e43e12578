import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

// Who sets larger text in the browser gets it by sizes in rem, em or a part of the view; paper has points.
test('no size of text is set in px', () => {
  const sizes = globSync('site/**/*.css', { cwd: root }).flatMap((file) => {
    const css = readFileSync(join(root, file), 'utf8');
    return Array.from(css.matchAll(/\bfont(?:-size)?:\s*([^;}]+)/g), ([, size = '']) => ({
      file,
      size,
    }));
  });
  expect(sizes.length).toBeGreaterThan(200);
  expect(sizes.filter(({ size }) => /\dpx\b/.test(size))).toEqual([]);
});
