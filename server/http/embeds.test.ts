import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { embedPath } from '#content/embed-paths.ts';
import { locales } from '#content/locale.ts';
import { temporaryFolder } from '../testing-folder.ts';
import { startServer, type TestServer } from '../testing.ts';
import { readSettings } from '../settings.ts';
import { monthAt } from './embeds.ts';
import { loadFiles } from './files.ts';

const weather = embedPath({ kind: 'weather', city: 'seoul' }, 'es');
const phrase = embedPath({ kind: 'phrase', phrase: 'thisPlease' }, 'en');

const style = 'p{color:red}';
const hash = createHash('sha256').update(style).digest('base64');

const build: Readonly<Record<string, string>> = {
  [phrase]: `<!doctype html><style>${style}</style><p>이거 주세요.</p>`,
  [weather]: '<!doctype html><p>Un año en Seúl</p>',
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`${weather}/${index + 1}`, `mes ${index + 1}`]),
  ),
  '/datos': '<!doctype html><p>Datos</p><iframe src="/datos/insertar/mapa/seul"></iframe>',
  ...Object.fromEntries(locales.map((locale) => [`/${locale}/404`, 'nada'])),
};

let folder: string;
let server: TestServer | undefined;

beforeEach(() => {
  folder = temporaryFolder();
  for (const [path, content] of Object.entries(build)) {
    const file = join(folder, path, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
});

afterEach(async () => {
  await server?.close();
  rmSync(folder, { recursive: true });
});

async function ask(path: string, now = Date.now(), headers: Record<string, string> = {}) {
  const files = await loadFiles(folder, readSettings({ COOKIE_SECRET: 'c'.repeat(32) }));
  const render = () => Promise.reject(new Error('nothing is rendered'));
  await server?.close();
  server = await startServer({}, { site: { files, render }, now: () => now });
  return fetch(server.url + path, { headers });
}

describe('a document that other websites frame', () => {
  it('may be framed by anybody, runs no script and loads only what is its own', async () => {
    const { status, headers } = await ask(phrase);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'self' 'sha256-${hash}'; img-src 'self'; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors *`,
    );
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is not sent twice', async () => {
    const etag = (await ask(phrase)).headers.get('etag') ?? '';
    const again = await ask(phrase, Date.now(), { 'if-none-match': etag });
    expect([again.status, again.headers.get('x-frame-options')]).toEqual([304, null]);
  });

  it.each(['/datos', `${phrase}Not`, '/datos/insertar', '/healthz'])(
    'is alone in that: %s keeps its policy',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    },
  );

  it('may be shown by the page that hands out its code', async () => {
    const policy = (await ask('/datos')).headers.get('content-security-policy');
    expect(policy).toContain("; frame-src 'self'; ");
  });
});

describe('the weather of this month', () => {
  it.each([
    ['2026-11-15T00:00:00Z', 11, 3600],
    // In Korea it is the first of December, half past midnight.
    ['2026-11-30T15:30:00Z', 12, 3600],
    // Ten minutes are left of November there.
    ['2026-11-30T14:50:00Z', 11, 600],
    ['2027-01-31T14:59:59Z', 1, 1],
    ['2028-02-29T12:00:00Z', 2, 3600],
  ])('at %s is that of month %d, for at most %d s', async (now, month, age) => {
    const answer = await ask(weather, Date.parse(now));
    expect(await answer.text()).toBe(`mes ${month}`);
    expect(answer.headers.get('cache-control')).toBe(`public, max-age=${age}`);
    expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors *');
  });

  it('has another ETag in another month, so that a cache that asks learns of it', async () => {
    const etag = (await ask(weather, Date.parse('2026-11-15'))).headers.get('etag') ?? '';
    const later = await ask(weather, Date.parse('2026-12-15'), { 'if-none-match': etag });
    expect([later.status, await later.text()]).toEqual([200, 'mes 12']);
  });

  it('of a month that is named stays', async () => {
    const answer = await ask(`${weather}/7`, Date.parse('2026-11-15'));
    expect(await answer.text()).toBe('mes 7');
  });

  it('is never kept for no time', () => {
    for (let hour = 0; hour < 24 * 400; hour++) {
      const { number, left } = monthAt(Date.parse('2026-01-01') + hour * 3_600_000);
      expect(number).toBeGreaterThanOrEqual(1);
      expect(number).toBeLessThanOrEqual(12);
      expect(left).toBeGreaterThan(0);
    }
  });
});
