import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawings, type DrawingId } from '#art/index.ts';
import { isUpToDate, markupProblems, svgs } from './art.ts';
import { most } from './built-site.ts';

const all = Object.entries(drawings);

test('art/index.ts lists the files as they are: else run `npm run art`', () => {
  expect(svgs.size).toBeGreaterThan(0);
  expect(isUpToDate()).toBe(true);
});

// A page knows a drawing by its file (tests/audits/crops.ts).
test('every drawing has a file name of its own', () => {
  const names = all.map(([id]) => id.split('/').at(-1));
  expect(new Set(names).size).toBe(all.length);
});

test.each(all)('the safe box of %s lies within it', (_, { width, height, safe }) => {
  const [x, y, wide, high] = safe;
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(x + wide).toBeLessThanOrEqual(width);
  expect(y + high).toBeLessThanOrEqual(height);
});

test.each([...svgs])('%s is a small picture and nothing else', (id, svg) => {
  expect(markupProblems(svg)).toEqual([]);
  const limit = id.startsWith('hero/') ? most.hero : most.drawing;
  expect(brotliCompressSync(svg).length / 1024).toBeLessThanOrEqual(limit);
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a picture from elsewhere', '<image href="https://example.com/a.png"/>'],
  ['a handler', '<path onclick="alert(1)"/>'],
  ['a reference', '<use href="other.svg#a"/>'],
])('%s is found', (_, part) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><title>A</title>${part}</svg>`;
  expect(markupProblems(svg)).not.toEqual([]);
});

test('every drawing is shown somewhere', () => {
  const code = globSync('{content,site}/**/*.{ts,tsx,astro}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const isNamed = (id: string) => {
    const [group = '', name = ''] = id.split('/');
    // Heroes, pages and itineraries are named by their group and the id of what they head.
    const subject = name.replace(/-portrait$/, '');
    return code.includes(`'${id}'`) || (code.includes(`${group}/\${`) && code.includes(subject));
  };
  const unseen = (Object.keys(drawings) as DrawingId[]).filter((id) => !isNamed(id));
  expect(unseen, 'name these in content/ or site/, or take them out of art/').toEqual([]);
});
