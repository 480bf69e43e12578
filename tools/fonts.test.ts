import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const styles = join(root, 'site/styles');
const css = readFileSync(join(styles, 'fonts.css'), 'utf8');

test('the built fonts have every character of the site that their typefaces have', async () => {
  const check = promisify(execFile)(process.execPath, ['tools/fonts.ts', '--check'], { cwd: root });
  await expect(check).resolves.toMatchObject({ stderr: '' });
});

test('each syllable in the style sheet has one font, and each font stands in the folder', () => {
  const linked = new Set([...css.matchAll(/url\('\.\/fonts\/([^']+)'\)/g)].map(([, file]) => file));
  const built = readdirSync(join(styles, 'fonts')).filter((file) => file.endsWith('.woff2'));
  expect([...linked].toSorted()).toEqual(built.toSorted());
  const syllables = css.match(/U\+[a-d][\da-f]{3}(?=[,;\s])/g) ?? [];
  expect(new Set(syllables).size).toBe(syllables.length);
});

test('each latin font is at most 29 KB, and both families come with their licence', () => {
  for (const name of ['hahmlet-latin', 'instrument-sans-latin', 'instrument-sans-latin-italic'])
    expect(readFileSync(join(styles, `fonts/${name}.woff2`)).length).toBeLessThan(29 * 1024);
  for (const name of ['hahmlet', 'instrument-sans'])
    expect(readFileSync(join(styles, `fonts/OFL-${name}.txt`), 'utf8')).toContain('SIL Open Font');
});
