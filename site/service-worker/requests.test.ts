import { describe, expect, it } from 'vitest';
import { locales } from '#content/locale.ts';
import { isService, pageIds, pathTo } from '#content/pages.ts';
import { cacheKeyOf } from '#site/lib/cache-keys.ts';
import { filesOf, handlingOf, importsOf, isPlain, laterImportsOf, type Asked } from './requests.ts';

const origin = 'https://rumbo.example';

const ask = (path: string, more: Partial<Asked> = {}) =>
  handlingOf(
    { url: new URL(path, origin).href, method: 'GET', mode: 'cors', destination: '', ...more },
    origin,
  );

const visit = (path: string) => ask(path, { mode: 'navigate', destination: 'document' });

describe('how a request is answered', () => {
  it('keeps every page that is looked for, and none that belongs to a mail', () => {
    for (const page of pageIds)
      for (const locale of locales) {
        const wanted = page === 'offline' ? 'offline' : isService(page) ? 'document' : 'page';
        expect(visit(pathTo(page, locale)), page).toBe(wanted);
      }
    expect(visit('/newsletter/confirmar?token=abc')).toBe('document');
  });

  it.each([
    ['/turismo/nada', 'document'],
    ['/study/seoul', 'document'],
    ['/buscar?q=palacio', 'page'],
    ['/turismo/seul?city=busan', 'page'],
    ['/sitemap.xml', 'leave'],
    ['/sin-conexion?from=%2Fseul', 'offline'],
    ['/api/map-tiles', 'leave'],
    ['/office', 'leave'],
    ['/metrics', 'leave'],
  ])('a visit to %s: %s', (path, handling) => expect(visit(path)).toBe(handling));

  it.each([
    ['/assets/a-1.js', { destination: 'script' }, 'file'],
    ['/assets/a-1.woff2', { destination: 'font' }, 'file'],
    // Fetched by the page that saves the guide.
    ['/assets/a-1.js', {}, 'leave'],
    ['/contacto', {}, 'leave'],
    ['/buscar/index.json', {}, 'data'],
    ['/requirements/entry-rules.json', {}, 'data'],
    ['/itineraries/catalogue.json', {}, 'data'],
    ['/offline/en.json', {}, 'leave'],
    ['/api/csrf-token', {}, 'leave'],
    ['/api/contact', { method: 'POST' }, 'leave'],
    ['/contacto', { method: 'POST', mode: 'navigate' }, 'leave'],
    ['/datos/insertar/frase/hello', { mode: 'navigate', destination: 'iframe' }, 'leave'],
    ['https://tile.openstreetmap.org/1/2/3.png', { destination: 'image' }, 'leave'],
  ] as const)('%s %j: %s', (path, more, handling) => expect(ask(path, more)).toBe(handling));
});

describe('the URL that a document is kept under', () => {
  const kept = (path: string, language?: string) => cacheKeyOf(new URL(path, origin), language);

  it('forgets what the query asks for, and keeps the languages of shared paths apart', () => {
    expect(kept('/buscar?q=palacio')).toBe('/buscar');
    expect(kept('/contacto/')).toBe('/contacto');
    expect(kept('/')).toBe('/?lang=es');
    expect(kept('/', 'en')).toBe('/?lang=en');
    expect(kept('/?lang=es', 'en')).toBe('/?lang=es');
    expect(kept('/contact?lang=es', 'es')).toBe('/contact');
    expect(kept('/nada')).toBeUndefined();
  });

  it('is the same for the URL that links lead to and for the one it gives', () => {
    for (const page of pageIds)
      for (const locale of locales) {
        const address = kept(pathTo(page, locale));
        expect(address).toBeDefined();
        expect(kept(address ?? '', 'en')).toBe(address);
      }
  });
});

it('takes a document as it is only where its query asks for nothing', () => {
  const plain = (path: string) => isPlain(new URL(path, origin));
  expect(plain('/')).toBe(true);
  expect(plain('/?lang=en')).toBe(true);
  for (const path of ['/contacto?sent=1', '/buscar?q=a', '/presupuesto?step=2', '/?lang=en&a=1'])
    expect(plain(path)).toBe(false);
});

it('finds the scripts and styles of a document, once each', () => {
  const html =
    '<link href="/assets/a-1.css"><script src="/assets/b-2.js"></script><img src="/assets/c-3.svg">import("/assets/b-2.js")';
  expect(filesOf(html)).toEqual(['/assets/a-1.css', '/assets/b-2.js']);
});

it('tells the modules that a script loads before it runs from what it may load later', () => {
  const script =
    'const m=["assets/later.css"];import{a}from"./react.C1.js";import"./b-2.js";export{c}from"./c.js";const d=()=>import("./later.js"),e=`/assets/window.css`';
  expect(importsOf(script)).toEqual(['/assets/react.C1.js', '/assets/b-2.js', '/assets/c.js']);
  expect(laterImportsOf(script)).toEqual([
    '/assets/later.css',
    '/assets/later.js',
    '/assets/window.css',
  ]);
});
