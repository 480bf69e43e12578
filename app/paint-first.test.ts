import { expect, test } from 'vitest';
import { paintFirst } from './paint-first.server.ts';

/** As React Router writes a document. */
const html = `<html><head><meta charSet="utf-8"/><title>Hola</title><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/framework.js"/><link rel="modulepreload" href="/assets/page.js"/><link rel="stylesheet" href="/assets/a.css#"/><link rel="stylesheet" href="/assets/b.css#"/><link rel="stylesheet" href="/assets/a.css#"/></head><body><script>window.context = {};</script><script type="module" async="">;
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/page.js";
  window.__reactRouterManifest = {
  "routes": {
    "root": { "css": ["/assets/a.css#"] },
    "page": { "path": "/a/b" },
    "above": { "path": "/a" },
    "home": { "path": "/" }
  }
};
  window.__reactRouterRouteModules = {"root":route0,"page":route1};

import("/assets/entry.js");</script></body></html>`;

const painted = paintFirst(html);

test('stylesheets come first, each once; the first, which stays, in no need of a copy', () => {
  const sheets = ['a.css', 'b.css#'].map(
    (file) => `<link rel="stylesheet" href="/assets/${file}"/>`,
  );
  expect(painted).toMatch(/^<html><head><meta charSet="utf-8"\/><script>.+<\/script><link/);
  expect(painted).toContain(`</script>${sheets.join('')}<title>`);
  expect(painted.match(/stylesheet/g)).toHaveLength(2);
});

test('no script is asked for before the page is painted', () => {
  expect(painted).not.toContain('<link rel="modulepreload"');
  const [, script = ''] = /<script type="module" async="">([^]*?)<\/script>/.exec(painted) ?? [];
  expect(script).toMatch(/^await painted;/);
  expect(script).not.toMatch(/^\s*import [*{"]/m);
});

test('the entry is run last, with the modules of the routes in their places', async () => {
  const [, script = ''] = /<script type="module" async="">([^]*?)<\/script>/.exec(painted) ?? [];
  const run: string[] = [];
  const load = (file: string) => {
    run.push(file);
    return Promise.resolve({ file });
  };
  const window: Record<string, unknown> = { requestIdleCallback: (done: () => void) => done() };
  const head: { href: string }[] = [];
  const document = {
    head: { append: (link: { href: string }) => head.push(link) },
    createElement: () => ({}),
  };
  const history = { state: null, replaceState: () => undefined };
  const body = script.replaceAll('import(', 'load(');
  const names = ['window', 'document', 'history', 'painted', 'load'];
  // oxlint-disable-next-line typescript/no-implied-eval -- what the browser is sent is a text
  const start = new Function(...names, `return (async()=>{${body}})()`) as (
    ...values: unknown[]
  ) => Promise<void>;
  await start(window, document, history, Promise.resolve(), load);
  expect(head.map(({ href }) => href)).toEqual([
    '/assets/framework.js',
    '/assets/page.js',
    '/assets/entry.js',
  ]);
  expect(run.slice(0, 2)).toEqual(['/assets/framework.js', '/assets/page.js']);
  expect(run.at(-1)).toBe('/assets/entry.js');
  expect(window['__reactRouterManifest']).toEqual({
    routes: { root: { css: ['/assets/a.css'] }, page: { path: '/a/b' }, home: { path: '/' } },
  });
  expect(window['__reactRouterRouteModules']).toEqual({
    root: { file: '/assets/root.js' },
    page: { file: '/assets/page.js' },
  });
});

test('the data that the browser reads is what React Router wrote', async () => {
  const copy = JSON.stringify({ text: 'A </script><!-- “b” \\ "c"', list: [1, null, { a: 'é' }] });
  const chunk = `${JSON.stringify([{ _1: 2 }, 'loaderData', copy, '{not packed', -5])}\n`;
  const literal = JSON.stringify(chunk).replaceAll('<', String.raw`\u003c`);
  const call = (code: string) => `window.streamController.enqueue(${code})`;
  const [, code = ''] =
    /<script>(.*?)<\/script>/.exec(paintFirst(`<script>${call(literal)}</script>`)) ?? [];
  const sent: string[] = [];
  // oxlint-disable-next-line typescript/no-implied-eval -- as above
  new Function('window', code)({
    streamController: { enqueue: (text: string) => sent.push(text) },
  });
  expect(sent).toEqual([chunk]);
  expect(code.length).toBeLessThan(call(literal).length);
  expect(code).not.toContain('<!--');
});

test('the script that restores the scroll says nothing where storage is blocked', () => {
  const script = `(storageKey => {
    try {
      sessionStorage.getItem(storageKey);
    } catch (error) {
      console.error(error);
      sessionStorage.removeItem(storageKey);
    }
  })("positions")`;
  const [, changed = ''] =
    /<script>([^]*)<\/script>/.exec(paintFirst(`<script>${script}</script>`)) ?? [];
  // oxlint-disable-next-line typescript/no-implied-eval -- the script of a document
  const run = new Function(changed) as () => void;
  expect(run).not.toThrow();
});
