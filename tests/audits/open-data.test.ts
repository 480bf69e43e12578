import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { HtmlValidate } from 'html-validate';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attractions } from '#content/data/attractions.ts';
import { d4 } from '#content/data/d4.ts';
import { owner } from '#content/data/owner.ts';
import { locales, type Locale, type Text } from '#content/locale.ts';
import { everyDataset, mediaTypes, schemaFile } from '#content/open-data/datasets.ts';
import { figurePath, openDataFolder } from '#content/open-data-paths.ts';
import { pathTo } from '#content/pages.ts';
import { figureIds } from '#content/register/register.ts';
import { readFigure } from '#content/register/figures.ts';
import { nameArticles } from '#content/text/name-articles.ts';
import { nameInSentence } from '#domain/text/name-in-sentence.ts';
import { publicHolidays } from '#domain/time/korean-holidays.ts';
import { weekdayOf } from '#domain/time/days.ts';
import { startServer, type Server } from '../server.ts';
import { attribute, links, metaOf, tags } from './html.ts';
import { rules } from './html-rules.ts';

let server: Server;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, redirect: 'manual' });

const file = (name: string) => ask(openDataFolder + name);

/** What the public address of something leads to here. */
const here = (url: string) => ask(url.replace(owner.origin, ''));

const files = everyDataset.flatMap((set) => set.files.map((each) => ({ ...each, set })));

describe('every file of the open data', () => {
  test.each(files)(
    '$name has its type, may be read from anywhere and is not sent twice',
    async (each) => {
      const answer = await file(each.name);
      expect(answer.status).toBe(200);
      const { headers } = answer;
      expect(headers.get('content-type')?.replace(/;.*/, '')).toBe(mediaTypes[each.format]);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(headers.get('cache-control')).toBe('public, max-age=3600');
      expect(headers.get('set-cookie')).toBeNull();
      const etag = headers.get('etag') ?? '';
      const again = await ask(openDataFolder + each.name, { 'if-none-match': etag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('access-control-allow-origin')).toBe('*');
    },
  );

  test.each(everyDataset.filter(({ schema }) => schema))(
    '$id is what its schema says',
    async (set) => {
      const schema: object = await (await file(schemaFile(set.id))).json();
      const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false });
      addFormats.default(ajv);
      ajv.addVocabulary(['x-description-es', 'x-title-es']);
      const validate = ajv.compile(schema);
      for (const { name, format } of set.files) {
        if (format === 'csv') continue;
        const data: unknown = await (await file(name)).json();
        validate(data);
        expect(validate.errors ?? [], name).toEqual([]);
      }
    },
  );

  test('is described for catalogues, with addresses that lead to it', async () => {
    const answer = await file('catalog.jsonld');
    expect(answer.headers.get('content-type')).toBe('application/ld+json');
    const catalogue: Catalogue = await answer.json();
    const found = catalogue['dcat:dataset'].flatMap((set) => set['dcat:distribution']);
    expect(found.map((each) => each['dct:title']).toSorted()).toEqual(
      files.map(({ name }) => name).toSorted(),
    );
    for (const each of found)
      expect((await here(each['dcat:downloadURL']['@id'])).status, each['dct:title']).toBe(200);
  });

  test('is the only thing that other websites may read', async () => {
    for (const path of [
      '/',
      pathTo('data', 'es'),
      figurePath('ktx-seoul-busan-time', 'es'),
      '/nada',
    ])
      expect((await ask(path)).headers.get('access-control-allow-origin'), path).toBeNull();
  });
});

interface Catalogue {
  readonly 'dcat:dataset': readonly {
    readonly 'dcat:distribution': readonly {
      readonly 'dct:title': string;
      readonly 'dcat:downloadURL': { readonly '@id': string };
    }[];
  }[];
}

describe('a stranger', () => {
  test('finds the places from a page about them, and draws them', async () => {
    const html = await (await ask(pathTo('tourism', 'es'))).text();
    const link = tags(html, 'link').find(
      (tag) => attribute(tag, 'type') === 'application/geo+json',
    );
    const { features }: Places = await (await ask(attribute(link ?? '', 'href') ?? '')).json();
    expect(features.length).toBeGreaterThan(150);
    for (const { id, geometry, properties } of features) {
      const [lng, lat] = geometry.coordinates;
      expect([lng > 124 && lng < 132, lat > 33 && lat < 39], id).toEqual([true, true]);
      expect(properties.name_es && properties.name_en, id).toBeTruthy();
    }
    // A place leads back to where the guide speaks of it.
    const urls = new Set(features.map(({ properties }) => properties.url_en));
    for (const url of urls) {
      const answer = await here(url);
      expect(answer.status, url).toBe(200);
      const { hash, search } = new URL(url);
      if (hash && !search) expect(await answer.text(), url).toContain(`id="${hash.slice(1)}"`);
    }
  });

  test.each(locales)('subscribes to the calendars of the page of the data (%s)', async (locale) => {
    const html = await (await ask(pathTo('data', locale))).text();
    const hrefs = links(html).map((tag) => attribute(tag, 'href') ?? '');
    const shown = hrefs.filter((href) => href.startsWith('webcal:'));
    const offered = files.filter((each) => each.format === 'ics' && each.locale === locale);
    expect(shown.map((href) => href.split('/').at(-1))).toEqual(offered.map(({ name }) => name));
    for (const href of shown) {
      const url = href.replace(/^webcal/, new URL(owner.origin).protocol.slice(0, -1));
      const answer = await here(url);
      expect([answer.status, answer.headers.get('content-type')], href).toEqual([
        200,
        expect.stringContaining('text/calendar'),
      ]);
      // The same file stands beside it as a plain link.
      expect(hrefs).toContain(url.replace(owner.origin, ''));
      const text = await answer.text();
      const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
      expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('P7D');
      const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
      expect(events.length).toBeGreaterThan(5);
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
      for (const { summary, startDate, endDate, uid } of events) {
        expect(summary, uid).toMatch(/^[^{}]{4,}$/);
        expect(startDate.isDate && startDate.compare(endDate) < 0, uid).toBe(true);
      }
      for (const line of text.split('\r\n'))
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      rightEvents[url.split('/').at(-1)?.split('.')[0] ?? '']?.(events, locale);
    }
  });

  test('cites a figure by the address that the register gives', async () => {
    const { figures }: Register = await (await file('figures.json')).json();
    const cited = figures.find(({ sources }) => sources[0]?.url);
    if (!cited) throw new Error('no figure has a source');
    for (const locale of locales) {
      const html = await (await here(cited.url[locale])).text();
      expect(html).toContain(`<html lang="${locale}"`);
      expect(html).toContain(cited.now.text[locale]);
      expect(html).toContain(`href="${cited.sources[0]?.url}"`);
      expect(html).toContain(cited.url[locale]);
    }
  });

  test.each(locales)('cites what the page of the data leads to (%s)', async (locale) => {
    const html = await (await ask(pathTo('data', locale))).text();
    const href = links(html)
      .map((tag) => attribute(tag, 'href') ?? '')
      .find((each) => figureIds.some((id) => figurePath(id, locale) === each));
    const id = figureIds.find((each) => figurePath(each, locale) === href);
    if (!id) throw new Error('the page of the data leads to no figure');
    const { what, value } = readFigure(id, locale);
    const document = await (await ask(figurePath(id, locale))).text();
    const plain = document.replaceAll(/<[^>]+>/g, '').replaceAll('&nbsp;', '\u00a0');
    const citation = plain.slice(plain.lastIndexOf('Rumbo Corea, '));
    for (const part of [what, value, owner.origin + figurePath(id, locale)])
      expect(citation).toContain(part);
  });

  test('reads the same register as a table', async () => {
    const text = await (await file('figures.csv')).text();
    const { figures }: Register = await (await file('figures.json')).json();
    const ids = Array.from(text.matchAll(/^\uFEFF?([a-z0-9-]+),/gm), ([, id]) => id);
    expect(ids).toEqual(['id', ...figures.map(({ id }) => id)]);
  });
});

type Event = InstanceType<typeof ICAL.Event>;

const day = ({ startDate }: Event) => startDate.toString();

/** What must be in a calendar, by its data set. */
const rightEvents: Readonly<Record<string, (events: readonly Event[], locale: Locale) => void>> = {
  holidays: (events) => expect(events.map(day)).toEqual(publicHolidays),
  closings: (events, locale) => {
    const { name } = attractions.seoul.find(({ id }) => id === 'gyeongbokgung') ?? {};
    const written = nameInSentence(name?.[locale] ?? '?', nameArticles[locale]);
    const closed = events.filter(({ summary }) => summary.includes(written));
    expect(closed.length).toBeGreaterThan(40);
    for (const event of closed) expect(weekdayOf(day(event)), day(event)).not.toBe(6);
    // Its weekly day off, but after a holiday.
    expect(closed.filter((event) => weekdayOf(day(event)) === 2).length).toBeGreaterThan(40);
  },
  blossom: (events) =>
    expect(new Set(events.map((event) => day(event).slice(5, 7)))).toContain('04'),
  'd4-terms': (events, locale) => {
    const [first] = d4.steps;
    expect(events.some(({ summary }) => summary.includes(first?.title[locale] ?? '?'))).toBe(true);
  },
};

interface Places {
  readonly features: readonly {
    readonly id: string;
    readonly geometry: { readonly coordinates: readonly [number, number] };
    readonly properties: {
      readonly name_es: string;
      readonly name_en: string;
      readonly url_en: string;
    };
  }[];
}

interface Register {
  readonly figures: readonly {
    readonly id: string;
    readonly now: { readonly text: Text };
    readonly sources: readonly { readonly url?: string }[];
    readonly url: Text;
  }[];
}

describe('the document of every figure', () => {
  test(
    'says the figure, is valid and leads to pages that exist',
    { timeout: 240_000 },
    async () => {
      const validator = new HtmlValidate(rules);
      const titles = new Set<string>();
      const found: string[] = [];
      const statuses = new Map<string, number>();
      for (const locale of locales) {
        for (const id of figureIds) {
          const path = figurePath(id, locale);
          const answer = await ask(path);
          const html = await answer.text();
          const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
          if (answer.status !== 200 || !html.includes(`lang="${locale}"`)) found.push(path);
          if (metaOf(html, 'name', 'robots') !== 'noindex') found.push(`${path}: indexed`);
          if (!title || titles.has(title)) found.push(`${path}: title ${title}`);
          titles.add(title);
          const report = await validator.validateString(html);
          const messages = report.results.flatMap((result) => result.messages);
          found.push(...messages.map(({ ruleId, message }) => `${path} ${ruleId}: ${message}`));
          for (const tag of links(html)) {
            const href = attribute(tag, 'href') ?? '';
            if (!href.startsWith('/')) continue;
            const status = statuses.get(href) ?? (await ask(href)).status;
            statuses.set(href, status);
            if (status !== 200) found.push(`${path} → ${href}: ${status}`);
          }
        }
      }
      expect(found).toEqual([]);
    },
  );

  test('is what the sources of a page name', async () => {
    const html = await (await ask(pathTo('transport', 'es'))).text();
    const named = links(html)
      .map((tag) => attribute(tag, 'href') ?? '')
      .filter((href) => href.startsWith('/datos/cifras/'));
    expect(named.length).toBeGreaterThan(10);
    const id = figureIds.find((each) => figurePath(each, 'es') === named[0]);
    expect(await (await ask(named[0] ?? '')).text()).toContain(id && readFigure(id, 'es').what);
  });
});
