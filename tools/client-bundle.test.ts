import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RequestHandler, ServerBuild } from 'react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#content/locale.ts';
import { pageIds, pages, pathTo, type PageId } from '#content/pages.ts';

const root = join(import.meta.dirname, '..');
const client = join(root, 'build/client');

/** Compressed sizes in KB of 1024 bytes (docs of the drawings: `illustrations/GUIDE.md`). */
const most = { scripts: 105, page: 25, drawing: 8, hero: 8.1 };

/**
 * Pages that need more, in KB, and why: the calculator works before its later steps load; the guides
 * of places hold every fact, station and driver card of their sights in the document.
 */
const more: Partial<Record<PageId, { readonly scripts?: number; readonly page?: number }>> = {
  budget: { scripts: 106, page: 25.5 },
  busan: { page: 27 },
  seoul: { page: 27 },
  study: { page: 25.5 },
  tourism: { page: 25.5 },
};

const addresses = pageIds.flatMap((page) =>
  locales.map((locale) => ({
    page,
    address: pathTo(page, locale),
    path: pages[page].path[locale],
  })),
);

let handle: RequestHandler;

beforeAll(async () => {
  if (scriptFiles('client/assets').length === 0) {
    throw new Error('The website is not built: run `npm run build` first.');
  }
  // React chooses its build by this variable when it is loaded.
  process.env['NODE_ENV'] = 'production';
  const { createRequestHandler } = await import('react-router');
  const build = (await import(join(root, 'build/server/index.js'))) as ServerBuild;
  handle = createRequestHandler(build, 'production');
});

describe('the browser gets the words of its page alone', () => {
  const modules = {
    ...import.meta.glob(['../content/{ui,copy,data,legal}/*.ts', '!../content/**/*.test.ts'], {
      eager: true,
    }),
    ...import.meta.glob('../content/blog/*/*.md', { query: '?raw', eager: true }),
  };
  const sentences = [...new Set(Object.values(modules).flatMap(sentencesIn))];

  test('the sentences are those that the server’s build holds', () => {
    const held = scriptFiles('server').map(read).join('\n');
    const found = sentences.filter((sentence) => held.includes(sentence));
    expect(sentences.length).toBeGreaterThan(100);
    // What no page uses yet is not in the build.
    expect(found.length).toBeGreaterThan(sentences.length / 2);
  });

  test('no script of the browser holds a sentence of the content', () => {
    const leaks = scriptFiles('client/assets').flatMap((file) => {
      const script = read(file);
      return sentences
        .filter((sentence) => script.includes(sentence))
        .map((sentence) => `${basename(file)}: ${sentence}`);
    });
    expect(leaks).toEqual([]);
  });
});

describe('sizes', () => {
  test.each(addresses)('the scripts of $address are small', async ({ page, address }) => {
    const html = await fetched(address);
    const preloads = html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g);
    const imports = html.matchAll(/\bimport(?: \* as \w+ from ?| ?|\()"(\/assets\/[^"]+)"/g);
    const scripts = new Set(Array.from([...preloads, ...imports], ([, file = '']) => file));
    expect(scripts.size).toBeGreaterThan(2);
    expect(sum([...scripts].map(sizeOf))).toBeLessThanOrEqual(more[page]?.scripts ?? most.scripts);
  });

  // A first visit loads the document, which holds its data; a later one loads the data alone.
  test.each(addresses)(
    'the text, data and styles of $address are small',
    async ({ page, path, address }) => {
      const limit = more[page]?.page ?? most.page;
      const html = await fetched(address);
      const styles = html.matchAll(/<link rel="stylesheet" href="([^"#]+)/g);
      const css = Array.from(styles, ([, file = '']) => sizeOf(file));
      expect(css.length).toBeGreaterThan(0);
      const query = address.slice(path.length);
      const data = await fetched(`${path === '/' ? '/_' : path}.data${query}`);
      expect(compressed(html) + sum(css)).toBeLessThanOrEqual(limit);
      expect(compressed(data) + sum(css)).toBeLessThanOrEqual(limit);
    },
  );

  test('drawings stay within their budget', () => {
    const heroes = new Set(
      globSync('illustrations/out/hero/*.svg', { cwd: root }).map((file) => basename(file, '.svg')),
    );
    const drawings = globSync('assets/*.svg', { cwd: client });
    expect(drawings.length).toBeGreaterThan(0);
    const tooLarge = drawings.filter((file) => {
      const name = basename(file).replace(/-[\w-]{8}\.svg$/, '');
      const limit = heroes.has(name) ? most.hero : most.drawing;
      return sizeOf(`/${file}`) > limit;
    });
    expect(tooLarge).toEqual([]);
  });
});

/** Long enough not to turn up by chance; cut at what a script would write differently. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const [longest = ''] = value.split(/["'`\\\n$]/).sort((a, b) => b.length - a.length);
    return longest.length >= 25 && longest.includes(' ') ? [longest] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(sentencesIn);
}

function scriptFiles(folder: string): string[] {
  return globSync(`build/${folder}/**/*.js`, { cwd: root }).map((file) => join(root, file));
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}

async function fetched(address: string): Promise<string> {
  const response = await handle(new Request(`http://localhost${address}`));
  expect(response.status).toBe(200);
  return response.text();
}

/** Size in KB of a built file, as the build compressed it beside the file. */
function sizeOf(address: string): number {
  const file = join(client, address);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size / 1024;
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

/** Size in KB under brotli's best compression, as the server sends it. */
function compressed(text: string): number {
  return brotliCompressSync(text).length / 1024;
}
