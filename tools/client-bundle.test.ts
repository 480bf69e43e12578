import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RequestHandler } from 'react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#content/locale.ts';
import { pageIds, pathTo } from '#content/pages.ts';
import { client, most, openBuild, scriptsOf, sizeOf, stylesOf, sum } from './built-site.ts';

const root = join(import.meta.dirname, '..');

const addresses = pageIds.flatMap((page) =>
  locales.map((locale) => ({
    page,
    address: pathTo(page, locale),
  })),
);

let handle: RequestHandler;

beforeAll(async () => {
  handle = await openBuild();
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

test('the framework is compiled with its file, not in the task that starts it', () => {
  const framework = scriptFiles('client/assets').find((file) =>
    basename(file).startsWith('framework-'),
  );
  expect(read(framework ?? '')).toMatch(/^import[^;]+;var \w+=\w+\(\(/);
});

describe('sizes', () => {
  test.each(addresses)('the scripts of $address are small', async ({ address }) => {
    const scripts = scriptsOf(await fetched(address));
    expect(scripts.length).toBeGreaterThan(2);
    expect(sum(scripts.map(sizeOf))).toBeLessThanOrEqual(most.scripts);
  });

  test.each(addresses)('the styles of $address are small', async ({ address }) => {
    const css = stylesOf(await fetched(address)).map(sizeOf);
    expect(css.length).toBeGreaterThan(0);
    expect(sum(css)).toBeLessThanOrEqual(most.styles);
  });

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
