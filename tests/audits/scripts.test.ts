import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#content/locale.ts';
import { pageIds } from '#content/pages.ts';
import { metroNetwork } from '#domain/metro/metro-network.ts';
import {
  client,
  compressed,
  isBuilt,
  islandScriptsOf,
  most,
  readDocument,
  scriptsOf,
  shellOf,
  sizeOf,
  sizeOfStyles,
  sum,
} from '../../tools/built-site.ts';

const root = join(import.meta.dirname, '../..');

const documents = [...pageIds, 'not-found' as const].flatMap((page) =>
  locales.map((locale) => ({ page, locale })),
);

beforeAll(() => {
  if (!isBuilt()) throw new Error('The website is not built: run `npm run build` first.');
});

describe('what a page loads', () => {
  test.each(documents)('$page in $locale', ({ page, locale }) => {
    const html = readDocument(page, locale);
    const scripts = scriptsOf(html);
    const islands = islandScriptsOf(html);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter(holdsReact), 'React without an island').toEqual([]);
    const all = [...new Set([...scripts, ...islands])];
    const kind = islands.length > 0 ? 'islands' : 'text';
    const limit = page === 'itineraries' ? most.itineraries : most[kind];
    expect(sum(all.map(sizeOf)), 'scripts').toBeLessThanOrEqual(limit);
    expect(sizeOfStyles(html), 'styles').toBeLessThanOrEqual(most.styles);
    expect(compressed(shellOf(html)), 'shell').toBeLessThanOrEqual(most.shell);
  });

  // Two builds that order a stylesheet differently leave it in a document twice.
  test.each(documents)('each stylesheet of $page in $locale is there once', ({ page, locale }) => {
    const styles = Array.from(
      readDocument(page, locale).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g),
      ([, text = '']) => text,
    );
    const idsIn = (line: string) =>
      new Set(Array.from(line.matchAll(/\._[\w-]+?_([a-z\d]{5})_/g), ([, id]) => id));
    const ofModules = styles.flatMap((text) =>
      text.split('\n').flatMap((line) => Array.from(idsIn(line))),
    );
    expect(ofModules.filter((id, at) => ofModules.indexOf(id) !== at)).toEqual([]);
  });

  // The CSS module of a part that comes late is not among the built files: the part would never come.
  test('every file that a script loads is there', () => {
    const named = scriptFiles().flatMap((file) =>
      Array.from(read(file).matchAll(/"(assets\/[\w.-]+\.(?:css|js))"/g), ([, path = '']) => path),
    );
    expect(named.length).toBeGreaterThan(0);
    expect([...new Set(named)].filter((path) => !existsSync(join(client, path)))).toEqual([]);
  });

  test('the map comes apart', () => {
    const leaflet = scriptFiles().find((file) => read(file).includes('Leaflet'));
    const shown = islandScriptsOf(readDocument('tourism', 'es'));
    expect(leaflet).toBeDefined();
    expect(shown).not.toContain(`/assets/${basename(leaflet ?? '')}`);
    expect(sizeOf(`/assets/${basename(leaflet ?? '')}`)).toBeLessThanOrEqual(most.map);
  });
});

describe('a text is sent once', () => {
  test.each(documents)('$page in $locale', ({ page, locale }) => {
    const html = readDocument(page, locale);
    const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
    // What islands and scripts are given; search engines read data of their own.
    const given = Array.from(
      html.matchAll(/\bprops="([^"]*)"|<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g),
      ([, props = '', script = '']) => plain(props) + script,
    ).join('\n');
    // The words of a tool belong to the tool: it shows them again as it is used.
    const guide = main.replaceAll(/<astro-island[\s\S]*?<\/astro-island>/g, '');
    const paragraphs = Array.from(
      guide.matchAll(/<(?:p|li|dd)[^>]*>([^<]{60,})</g),
      ([, text = '']) => plain(text).trim(),
    );
    // A value of a table may be part of what a tool says; a sentence is not.
    const sentences = paragraphs.filter((text) => /[.!?…]$/.test(text));
    const twice = sentences.filter((text) => given.includes(text));
    expect(twice).toEqual([]);
  });
});

describe('the tree says what is JavaScript', () => {
  const files = globSync('site/**/*.astro', { cwd: root });

  test('only islands are hydrated', () => {
    const hydrated = files.flatMap((file) => {
      const source = read(join(root, file));
      const names = Array.from(source.matchAll(/<(\w+)[^<>]*?\sclient:/g), ([, name = '']) => name);
      return names.map((name) => new RegExp(`\\b${name}\\b[^;]*from '([^']+)'`).exec(source)?.[1]);
    });
    expect(hydrated.length).toBeGreaterThan(0);
    for (const from of hydrated)
      expect(from).toMatch(/^#site\/features\/[\w-]+\/[\w-]+\.island\.tsx$/);
  });

  test('the other scripts are modules without React', () => {
    const imported = files.flatMap((file) => {
      const scripts = read(join(root, file)).matchAll(/<script>([\s\S]*?)<\/script>/g);
      return Array.from(scripts, ([, script = '']) => script).flatMap((script) =>
        Array.from(script.matchAll(/import '([^']+)'/g), ([, from]) => from),
      );
    });
    expect(imported.length).toBeGreaterThan(0);
    for (const from of imported)
      expect(from).toMatch(/^(?:#site\/(?:features|layout|lib|ui)|\.)\/[\w/.-]+\.ts$/);
  });
});

describe('the browser gets the words of its page alone', () => {
  const modules = {
    ...import.meta.glob(['../../content/{ui,text,data}/*.ts', '!../../content/**/*.test.ts'], {
      eager: true,
    }),
    ...import.meta.glob('../../content/{blog/*,legal}/*.md', { query: '?raw', eager: true }),
  };
  // Names on signs, which the planner of the metro needs all of.
  const stations = new Set(metroNetwork().stations.map(({ en }) => en));
  const sentences = [...new Set(Object.values(modules).flatMap(sentencesIn))].filter(
    (sentence) => !stations.has(sentence),
  );

  test('no script holds a sentence of the content', () => {
    expect(sentences.length).toBeGreaterThan(100);
    const leaks = scriptFiles().flatMap((file) => {
      const script = read(file);
      return sentences
        .filter((sentence) => script.includes(sentence))
        .map((sentence) => `${basename(file)}: ${sentence}`);
    });
    expect(leaks).toEqual([]);
  });
});

test('drawings stay within their budget', () => {
  const heroes = new Set(
    globSync('art/hero/*.svg', { cwd: root }).map((file) => basename(file, '.svg')),
  );
  const drawings = globSync('assets/*.svg', { cwd: client });
  expect(drawings.length).toBeGreaterThan(0);
  const tooLarge = drawings.filter((file) => {
    const limit = heroes.has(basename(file).split('.')[0] ?? '') ? most.hero : most.drawing;
    return sizeOf(`/${file}`) > limit;
  });
  expect(tooLarge).toEqual([]);
});

function holdsReact(file: string): boolean {
  return /react\.(?:transitional\.)?element/.test(read(join(client, file)));
}

function plain(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(String.raw`\"`, '"');
}

/** Long enough not to turn up by chance; cut at what a script would write differently. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const [longest = ''] = value.split(/["'`\\\n$]/).sort((a, b) => b.length - a.length);
    return longest.length >= 25 && longest.includes(' ') ? [longest] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(sentencesIn);
}

function scriptFiles(): string[] {
  return globSync('assets/*.js', { cwd: client }).map((file) => join(client, file));
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
