import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { searchApiPath } from '#content/pages.ts';
import { longestQuery, searchesAMinute } from '#domain/search-query.ts';
import { readFailedSearches } from '../storage/failed-searches.ts';
import { startServer, type TestServer } from '../testing.ts';
import type { AnswerSearch } from './search.ts';

const search = vi.fn<AnswerSearch>(async (query, locale) =>
  JSON.stringify({ query, language: locale, hits: [] }),
);

let server: TestServer;

afterEach(async () => {
  search.mockClear();
  await server.close();
});

const ask = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${searchApiPath}${query}`, { headers });

describe('GET /api/search', () => {
  it('answers in the language that is asked for, in Spanish without one', async () => {
    server = await startServer({}, { search });
    expect(await (await ask('?q=%20metro%20%20de%20Se%C3%BAl')).json()).toMatchObject({
      query: 'metro de Seúl',
      language: 'es',
    });
    expect(await (await ask('?q=subway&lang=en&utm_source=x')).json()).toMatchObject({
      query: 'subway',
      language: 'en',
    });
  });

  it('may be kept and read by any website, and is not listed by search engines', async () => {
    server = await startServer({}, { search });
    const answer = await ask('?q=metro', { cookie: 'language=en' });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
      vary: 'Accept-Encoding',
    });
    expect(answer.headers.has('set-cookie')).toBe(false);
    const again = await ask('?q=metro', { 'if-none-match': answer.headers.get('etag')! });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await ask('?q=bus', { 'if-none-match': answer.headers.get('etag')! });
    expect(other.status).toBe(200);
  });

  it('is compressed', async () => {
    const long = JSON.stringify({ hits: ['x'.repeat(5000)] });
    server = await startServer({}, { search: async () => long });
    const { payload, rawPayload, headers } = await server.app.inject({
      url: `${searchApiPath}?q=metro`,
      headers: { 'accept-encoding': 'br', host: 'a' },
    });
    expect(headers['content-encoding']).toBe('br');
    expect(payload.length).toBeLessThan(long.length);
    expect(brotliDecompressSync(rawPayload).toString()).toBe(long);
  });

  it.each([
    ['', { q: 'queryMissing' }, /^Escribe en q lo que buscas/],
    ['?q=%20&lang=en', { q: 'queryMissing' }, /^Put what you are looking for in q/],
    ['?q=a&q=b', { q: 'queryMissing' }, /^Escribe/],
    [
      `?q=${'a'.repeat(longestQuery + 1)}&lang=en`,
      { q: 'queryTooLong' },
      new RegExp(`${longestQuery}`),
    ],
    ['?q=metro&lang=fr', { lang: 'languageUnknown' }, /lang: es, en\. .*lang: es, en\./],
  ])('says what to do about %s', async (query, fields, message) => {
    server = await startServer({}, { search });
    const answer = await ask(query);
    expect(answer.status).toBe(422);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
    expect(await answer.json()).toEqual({
      error: 'invalid',
      fields,
      message: expect.stringMatching(message),
    });
    expect(search).not.toHaveBeenCalled();
  });

  it('takes a question of the greatest length', async () => {
    server = await startServer({}, { search });
    expect((await ask(`?q=${'ñ'.repeat(longestQuery)}`)).status).toBe(200);
  });

  it('answers a network so many questions a minute, and others still', async () => {
    server = await startServer({ TRUST_PROXY: '1' }, { search });
    const from = (ip: string) => ask('?q=metro&lang=en', { 'x-forwarded-for': ip });
    for (let number = 0; number < searchesAMinute; number++) {
      expect((await from('192.0.2.1')).status).toBe(200);
    }
    const refused = await from('192.0.2.1');
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await refused.json()).toEqual({
      error: 'too-many-requests',
      message: expect.stringContaining(`Wait ${seconds} s`),
    });
    expect((await from('192.0.2.2')).status).toBe(200);
  });

  it('counts nothing as a failed search: who asks through another website was not told', async () => {
    server = await startServer({}, { search });
    await ask('?q=templestay');
    expect(await readFailedSearches(server.storage, { limit: 10 })).toEqual([]);
  });

  it('says that it is not there while the website is not built', async () => {
    server = await startServer();
    const answer = await ask('?q=metro');
    expect([answer.status, await answer.json()]).toEqual([503, { error: 'unavailable' }]);
    expect(answer.headers.get('retry-after')).toBe('5');
  });
});
