import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { owner } from '#content/data/owner.ts';
import { markdownPath } from '#content/document-paths.ts';
import { locales, type Locale } from '#content/locale.ts';
import { apiDescriptionPath, fullTextPath, pathTo, searchApiPath } from '#content/pages.ts';
import { first } from '#content/search-queries/first.ts';
import { startServer, type Server } from '../server.ts';
import { documents } from '../site.ts';
import { attribute, idsOf, tags } from './html.ts';

let server: Server;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

const ask = (path: string) => fetch(server.url + path);

const textOf = async (path: string) => (await ask(path)).text();

interface Reply {
  readonly answers: readonly { readonly links: readonly { readonly url: string }[] }[];
  readonly hits: readonly { readonly kind: string; readonly url: string }[];
}

const searchFor = async (query: string, locale: Locale): Promise<Reply> =>
  (await ask(`${searchApiPath}?${new URLSearchParams({ q: query, lang: locale })}`)).json();

/** Few of each language: a network may ask so many a minute. */
const queries = locales.flatMap((locale) =>
  Object.values(first[locale])
    .map(([query = '']) => ({ query, locale }))
    .slice(0, 12),
);

describe('the search for programs', () => {
  test('is what its description says, for questions that are asked most', async () => {
    const description: object = await (await ask(apiDescriptionPath)).json();
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    ajv.addSchema(description, 'api');
    const pointer = `paths/${searchApiPath.replaceAll('/', '~1')}/get/responses/200/content`;
    const validate = ajv.compile({ $ref: `api#/${pointer}/application~1json/schema` });
    for (const { query, locale } of queries) {
      const reply = await searchFor(query, locale);
      validate(reply);
      expect(validate.errors ?? [], query).toEqual([]);
      expect(reply.answers.length + reply.hits.length, query).toBeGreaterThan(0);
    }
  });

  test.each([
    ['es', 'metro'],
    ['en', 'palace'],
  ] as const)(
    'finds what the page of the search shows, in its order: %s',
    async (locale, query) => {
      const { hits, answers } = await searchFor(query, locale);
      const html = await textOf(`${pathTo('search', locale)}?${new URLSearchParams({ q: query })}`);
      const sections = html.matchAll(
        /<section aria-labelledby="kind-(?!answer)(\w+)".*?<\/section>/gs,
      );
      const shown = [...sections].flatMap(([section, kind]) =>
        [...section.matchAll(/<li>.*?<a href="[^"]*"/gs)].slice(0, 5).map(([item]) => ({
          kind,
          url: owner.origin + attribute(tags(`${item}>`, 'a')[0]!, 'href'),
        })),
      );
      expect(hits.map(({ kind, url }) => ({ kind, url }))).toEqual(shown);
      for (const { links } of answers)
        for (const { url } of links) expect(html).toContain(url.replace(owner.origin, ''));
    },
  );

  test('gives addresses that lead to the place on the page', async () => {
    const { hits, answers } = await searchFor('metro', 'es');
    const urls = [...hits, ...answers.flatMap(({ links }) => links)].map(({ url }) => url);
    expect(urls.length).toBeGreaterThan(5);
    for (const url of urls) {
      const [path = '', anchor] = url.replace(owner.origin, '').split('#');
      const answer = await ask(path);
      expect(answer.status, url).toBe(200);
      if (anchor) expect(idsOf(await answer.text()), url).toContain(decodeURIComponent(anchor));
    }
  });
});

describe('for language models', () => {
  test.each(locales)('the whole guide is one file: %s', async (locale) => {
    const path = fullTextPath(locale);
    const answer = await ask(path);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-robots-tag': 'noindex',
    });
    const all = await answer.text();
    const pages = documents.filter((each) => each.locale === locale);
    const copies = pages.flatMap(({ page }) => markdownPath(page, locale) ?? []);
    expect(copies.length).toBeGreaterThan(40);
    for (const copy of copies) expect(all, copy).toContain(await textOf(copy));
    const size = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    const said = `${size.format(Buffer.byteLength(all) / 1e6)} MB`;
    const line = (await textOf('/llms.txt')).split('\n').find((each) => each.includes(`${path})`));
    expect(line).toContain(said);
  });

  test('every address of the index leads somewhere', async () => {
    const index = await textOf('/llms.txt');
    const urls = Array.from(index.matchAll(/^- \[[^\]]+\]\(([^)]+)\): /gm), ([, url = '']) => url);
    expect(new Set(urls).size).toBe(urls.length);
    for (const url of urls) {
      expect((await ask(url.replace(owner.origin, ''))).status, url).toBe(200);
    }
  });
});
