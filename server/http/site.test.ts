import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentPath } from '#content/document-paths.ts';
import { locales } from '#content/locale.ts';
import { isShared, pageIds, paths, pathTo, redirects } from '#content/pages.ts';
import { readSettings } from '../settings.ts';
import { temporaryFolder } from '../testing-folder.ts';
import { startServer, type TestServer } from '../testing.ts';
import { loadFiles } from './files.ts';
import { precompress } from './precompress.ts';
import type { Site } from './site.ts';

const inline = 'document.documentElement.dataset.ready = 1;';
const style = 'astro-island{display:contents}';
const page = `<!doctype html><style>${style}</style><script type="module" src="/assets/a.js"></script><script>${inline}</script><script type="application/ld+json">{}</script>${'<p>Contacto</p>'.repeat(200)}`;
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
const hash = hashOf(inline);

const build: Record<string, string> = {
  'contacto/index.html': page,
  'presupuesto/index.html': page,
  'aviso-legal/index.html': page,
  'buscar/index.json': '[{"a":1}]'.repeat(200),
  'datos/v1/places.geojson': '{"type":"FeatureCollection"}',
  'datos/v1/holidays.es.ics': 'BEGIN:VCALENDAR',
  'assets/a-x1.js': 'console.log(1);'.repeat(100),
  'robots.txt': 'User-agent: *',
  'turismo/seul.md': '# Seúl\n\n'.repeat(100),
  'llms-full.txt': '# Seúl\n\n'.repeat(100),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'sw.js': 'self.skipWaiting();',
  'manifest.es.webmanifest': '{}',
  '.vite/manifest.json': '{}',
  '.well-known/security.txt': 'Contact: mailto:hola@rumbo.example',
};

/** Documents of shared paths, and the not-found document, one in each language. */
for (const locale of locales) {
  for (const id of [...pageIds.filter(isShared), 'not-found'] as const)
    build[`${documentPath(id, locale).slice(1)}/index.html`] = `${id} ${locale} ${page}`;
}

const render = vi.fn<Site['render']>(async (url) => {
  if (url.endsWith('q=fault')) throw new Error('secret detail');
  return { status: 200, html: `<script>${inline}</script>${url} `.padEnd(2000) };
});

let folder: string;
let server: TestServer;

async function start(env: Record<string, string> = {}) {
  const files = await loadFiles(folder, readSettings({ COOKIE_SECRET: 'c'.repeat(32), ...env }));
  server = await startServer(env, { site: { files, render } });
}

beforeEach(() => {
  render.mockClear();
  folder = temporaryFolder();
  for (const [path, content] of Object.entries(build)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Requests without decoding the response or following redirects, as fetch would do. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = new URL(server.url);
  const options = { host: '127.0.0.1', port, path, headers, method };
  return new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>(
    (resolve, reject) => {
      const asked = request(options, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers as Record<string, string>,
            body: Buffer.concat(chunks),
          }),
        );
      });
      asked.on('error', reject).end();
    },
  );
}

describe('a prerendered page', () => {
  it('is sent with a policy that allows its own scripts', async () => {
    await start();
    const { status, headers, body } = await get('/contacto?utm_source=x');
    expect([status, body.toString()]).toEqual([200, page]);
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self' 'sha256-${hash}'; style-src 'self' 'sha256-${hashOf(style)}'; img-src 'self' data: https://tile.openstreetmap.org; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(render).not.toHaveBeenCalled();
  });

  it('is sent compressed when there are compressed siblings, each with its own ETag', async () => {
    const texts = Object.values(build).filter(({ length }) => length >= 128);
    expect(await precompress(folder)).toBe(2 * texts.length);
    await start({ PUBLIC_URL: 'https://rumbo.example', COOKIE_SECRET: 's'.repeat(32) });
    const plain = await get('/contacto');
    const brotli = await get('/contacto', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get('/contacto', { 'accept-encoding': 'br;q=0, gzip;q=0.5' });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(page);
    expect(gunzipSync(gzip.body).toString()).toBe(page);
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotli.headers['content-security-policy']).toMatch(/; upgrade-insecure-requests$/);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers['etag'])).size).toBe(3);
    expect((await get('/contacto/index.html.br')).status).toBe(404);
  });

  it('ignores a compressed sibling of an older build', async () => {
    await precompress(folder);
    writeFileSync(join(folder, 'contacto/index.html'), 'new');
    await start();
    const { body } = await get('/contacto', { 'accept-encoding': 'br' });
    expect(body.toString()).toBe('new');
  });

  it.each([
    ['/Contacto', '/contacto'],
    ['/CONTACTO/?utm_source=x', '/contacto?utm_source=x'],
    ['/Turismo/Seul', '/turismo/seul'],
    ['/Study/Seoul', '/study/seoul'],
    ['/SITEMAP', '/sitemap'],
  ])('is found under another letter case: %s', async (asked, location) => {
    await start();
    const { status, headers } = await get(asked);
    expect([status, headers['location']]).toEqual([301, location]);
  });

  it('is answered with 304 when the client has it', async () => {
    await start();
    const { headers } = await get('/contacto');
    const again = await get('/contacto', { 'if-none-match': `"x", W/${headers['etag']}` });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect((await get('/contacto', { 'if-none-match': '"x"' })).status).toBe(200);
    const head = await get('/contacto', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(page.length),
    ]);
  });

  it.each([
    ['/contacto?sent=1', '/contacto?sent=1'],
    ['/contacto?subject=estudiar', '/contacto?subject=estudiar'],
    ['/presupuesto?city=busan&step=results', '/presupuesto?city=busan&step=results'],
    ['/presupuesto?utm_source=x&step=purpose&x=1', '/presupuesto?step=purpose'],
    ['/presupuesto?includeFood=0&includeFood=1', '/presupuesto?includeFood=0&includeFood=1'],
  ])('is rendered instead when it has to say more: %s', async (asked, rendered) => {
    await start();
    const { body } = await get(asked);
    expect(body.toString()).toContain(`</script>/on-demand${rendered} `);
  });

  it('is sent from memory when the query has only undeclared parameters', async () => {
    await start();
    const queries = [
      'city=1',
      'sent=1',
      'step=results&type=all',
      'q=x',
      'lang=en',
      'fbclid=x',
      '&&=',
    ];
    for (const query of queries) {
      const { status, body } = await get(`/aviso-legal?${query}`);
      expect([query, status, body.toString()]).toEqual([query, 200, page]);
    }
    expect(render).not.toHaveBeenCalled();
  });

  it('is sent from memory to a network above the render limit, without affecting others', async () => {
    await start({ TRUST_PROXY: '1' });
    const from = (address: string, path: string) => get(path, { 'x-forwarded-for': address });
    for (let number = 0; number < 300; number++) {
      await from('192.0.2.1', `/presupuesto?step=${number}`);
    }
    const calls = render.mock.calls.length;
    expect(calls).toBe(300);
    expect((await from('192.0.2.1', '/presupuesto?step=results')).body.toString()).toBe(page);
    const refused = await from('192.0.2.1', '/buscar?q=seul');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(render.mock.calls.length).toBe(calls);
    expect((await from('192.0.2.1', '/contacto')).status).toBe(200);
    expect((await from('192.0.2.1', '/nada')).status).toBe(404);
    expect((await from('192.0.2.2', '/buscar?q=seul')).status).toBe(200);
  });
});

describe('other files', () => {
  it.each([
    ['/assets/a-x1.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/buscar/index.json', 'application/json', 'public, max-age=3600'],
    ['/favicon.svg', 'image/svg+xml', 'public, max-age=3600'],
    ['/manifest.es.webmanifest', 'application/manifest+json', 'public, max-age=3600'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
    ['/turismo/seul.md', 'text/markdown; charset=utf-8', 'public, max-age=3600'],
  ])('%s', async (path, type, cache) => {
    await start();
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cache });
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it.each(['/turismo/seul.md', '/llms-full.txt'])(
    'that copy pages are not listed by search engines: %s',
    async (path) => {
      await start();
      expect((await get(path)).headers['x-robots-tag']).toBe('noindex');
      expect((await get('/robots.txt')).headers).not.toHaveProperty('x-robots-tag');
    },
  );

  it('include the service worker, which is revalidated and may fetch only from this origin', async () => {
    await start();
    const { headers } = await get('/sw.js');
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    });
  });

  it.each([
    ['/datos/v1/places.geojson', 'application/geo+json'],
    ['/datos/v1/holidays.es.ics', 'text/calendar; charset=utf-8'],
  ])('of the open data may be read by other websites: %s', async (path, type) => {
    await start();
    const { headers } = await get(path);
    const open = {
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    };
    expect(headers).toMatchObject({ ...open, 'content-type': type });
    const again = await get(path, { 'if-none-match': headers['etag']! });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject(open);
    const other = await get('/buscar/index.json');
    expect(other.headers).not.toHaveProperty('access-control-allow-origin');
    expect(other.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  describe('are sent in parts', () => {
    const path = '/turismo/seul.md';
    const whole = Buffer.from(build[path.slice(1)]!);

    it.each([
      ['bytes=0-99', 0, 99],
      ['bytes=100-', 100, whole.length - 1],
      ['bytes=-50', whole.length - 50, whole.length - 1],
      [`bytes=0-${whole.length * 2}`, 0, whole.length - 1],
    ])('%s', async (range, first, last) => {
      await start();
      const { status, headers, body } = await get(path, { range });
      expect([status, headers['content-range']]).toEqual([
        206,
        `bytes ${first}-${last}/${whole.length}`,
      ]);
      expect(headers['content-length']).toBe(String(last - first + 1));
      expect(body.equals(whole.subarray(first, last + 1))).toBe(true);
    });

    it('of the compressed file where that was sent, so that a download goes on', async () => {
      await precompress(folder);
      await start();
      const encoded = { 'accept-encoding': 'br' };
      const all = await get(path, encoded);
      const etag = all.headers['etag']!;
      const rest = await get(path, { ...encoded, range: 'bytes=9-', 'if-range': etag });
      expect([rest.status, rest.headers['content-encoding'], rest.headers['etag']]).toEqual([
        206,
        'br',
        etag,
      ]);
      const together = Buffer.concat([all.body.subarray(0, 9), rest.body]);
      expect(brotliDecompressSync(together).equals(whole)).toBe(true);
    });

    it.each(['"other"', 'Fri, 27 Nov 2026 00:00:00 GMT'])(
      'whole to who has a part of another file: %s',
      async (version) => {
        await start();
        const answer = await get(path, { range: 'bytes=5-', 'if-range': version });
        expect([answer.status, answer.body.length]).toEqual([200, whole.length]);
        expect(answer.headers).not.toHaveProperty('content-range');
      },
    );

    it.each(['bytes=0-4,10-14', 'bytes=x-y', 'lines=0-4', 'bytes=9-3', 'bytes'])(
      'whole to %s, which is no single part',
      async (range) => {
        await start();
        const answer = await get(path, { range });
        expect([answer.status, answer.body.length]).toEqual([200, whole.length]);
      },
    );

    it('not at all when there is no such part', async () => {
      await start();
      const answer = await get(path, { range: `bytes=${whole.length}-` });
      expect([answer.status, answer.headers['content-range'], answer.body.toString()]).toEqual([
        416,
        `bytes */${whole.length}`,
        '{"error":"range-not-satisfiable"}',
      ]);
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    it('never to HEAD or to who has them, and no document is', async () => {
      await start();
      const range = { range: 'bytes=0-9' };
      const head = await get(path, range, 'HEAD');
      expect([head.status, head.headers['content-length']]).toEqual([200, String(whole.length)]);
      const { headers } = await get(path);
      expect(headers['accept-ranges']).toBe('bytes');
      const known = await get(path, { ...range, 'if-none-match': headers['etag']! });
      expect(known.status).toBe(304);
      const document = await get('/contacto', range);
      expect([document.status, document.body.toString()]).toEqual([200, page]);
      expect(document.headers).not.toHaveProperty('accept-ranges');
    });
  });

  it('outside the build or hidden in it are not found', async () => {
    await start();
    const outside = ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json'];
    for (const path of [...outside, '/.vite/manifest.json', '/contacto/index.html']) {
      expect((await get(path)).status).toBe(404);
    }
    expect(readdirSync(folder)).toContain('.vite');
  });
});

describe('a page with the same path in every language', () => {
  const shared = pageIds.filter(isShared);

  it.each(shared)('follows ?lang=, then the cookie, then is in Spanish: %s', async (id) => {
    await start();
    const path = paths[id].es;
    const language = async (query: string, cookie?: string) => {
      const { body } = await get(path + query, cookie ? { cookie: `language=${cookie}` } : {});
      return body.toString().split(' ')[1];
    };
    expect(await language('')).toBe('es');
    expect(await language('', 'en')).toBe('en');
    expect(await language('', 'xx')).toBe('es');
    expect(await language('?lang=es', 'en')).toBe('es');
    expect(await language('?x=1&lang=en&y=2')).toBe('en');
    expect(await language('?lang=xx', 'en')).toBe('en');
    expect(render).not.toHaveBeenCalled();
  });

  it('is stored by no shared cache, and has an ETag', async () => {
    await start();
    const { headers } = await get('/', { cookie: 'language=en' });
    expect(headers).toMatchObject({
      vary: 'Accept-Encoding, Cookie',
      'cache-control': 'private, no-cache',
      'content-security-policy': expect.stringContaining(`'sha256-${hash}'`),
    });
    const tag = { 'if-none-match': headers['etag']! };
    expect((await get('/', { ...tag, cookie: 'language=en' })).status).toBe(304);
    expect((await get('/', tag)).status).toBe(200);
  });

  it.each([
    ['/en', '/?lang=en'],
    ['/en/', '/?lang=en'],
    ['/es?utm_source=x', '/?lang=es&utm_source=x'],
    ['/en/sitemap', '/sitemap?lang=en'],
  ])('is also found where visitors look for it: %s', async (asked, location) => {
    await start();
    const { status, headers } = await get(asked);
    expect([status, headers['location']]).toEqual([301, location]);
  });
});

describe('a path', () => {
  it.each(['/%E0%A4%A', '/turismo/%', '/%ff?lang=es'])(
    'that cannot be decoded is answered with the page for what is not found: %s',
    async (path) => {
      await start();
      const spanish = await fetch(server.url + path);
      expect([spanish.status, await spanish.text()]).toEqual([404, build['es/404/index.html']]);
    },
  );

  it('of the API that cannot be decoded is not found either', async () => {
    await start();
    const answer = await fetch(`${server.url}/api/%E0%A4%A`);
    expect([answer.status, await answer.json()]).toEqual([404, { error: 'not-found' }]);
  });

  it.each(redirects.map((each) => [each.from, pathTo(each.to, each.locale), each.hash ?? '']))(
    'that has moved leads to where it is now: %s',
    async (from, path, anchor) => {
      await start();
      const { status, headers } = await get(`${from}?start=2027-03-01`);
      expect([status, headers['location']]).toEqual([301, `${path}?start=2027-03-01${anchor}`]);
    },
  );

  it('may fail', async () => {
    await start();
    const fault = await get('/buscar?q=fault');
    expect([fault.status, fault.body.toString()]).toEqual([500, '{"error":"internal"}']);
    expect((await get('http://evil.example/')).status).toBe(400);
  });

  it('that is unknown gets the not-found document of its language', async () => {
    await start();
    const missing = await get('/nada', { 'if-none-match': '*' });
    expect(missing.status).toBe(404);
    expect(missing.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(missing.body.toString()).toMatch(/^not-found es /);
    expect(missing.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    for (const path of ['/wp-login.php', '/a/b?c=d', '/study/foo', '/es/404', '/%F0%9F%98%80'])
      expect((await get(path)).status, path).toBe(404);
    for (const [path, cookie] of [
      ['/nada', 'language=en'],
      ['/nada?lang=en', ''],
    ] as const) {
      const english = await get(path, { cookie });
      expect(english.body.toString()).toMatch(/^not-found en /);
    }
    expect(render).not.toHaveBeenCalled();
  });

  it('of an on-demand route is not public', async () => {
    await start();
    expect((await get('/on-demand/contacto?sent=1')).status).toBe(404);
    expect(render).not.toHaveBeenCalled();
  });

  it.each([
    ['/contacto/', '/contacto'],
    ['/contacto//?a=1&b=/', '/contacto?a=1&b=/'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['//', '/'],
  ])('at %s is at %s', async (path, location) => {
    await start();
    const answer = await get(path);
    expect([answer.status, answer.headers['location']]).toEqual([301, location]);
  });
});
