import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sizesBelow } from './clean-build.ts';

test('sizes are summed by kind; a compressed sibling is what is sent, not a file of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rumbo-sizes-'));
  const put = (name: string, bytes: number) =>
    writeFileSync(join(folder, name), Buffer.alloc(bytes));
  put('a.js', 1000);
  put('a.js.br', 300);
  put('a.js.gz', 400);
  put('b.js', 100);
  put('c.woff2', 50);
  expect(sizesBelow(folder)).toEqual([
    { kind: 'scripts', files: 2, plain: 1100, sent: 400 },
    { kind: 'fonts', files: 1, plain: 50, sent: 50 },
  ]);
  rmSync(folder, { recursive: true });
});
