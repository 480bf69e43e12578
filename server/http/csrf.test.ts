import { afterEach, describe, expect, it } from 'vitest';
import { startServer, validBody, type TestServer } from '../testing.ts';

let server: TestServer;

afterEach(() => server.close());

const writes = {
  '/api/contact': { payload: validBody, taken: 201 },
  '/api/newsletter': { payload: { email: 'ana@correo.example', language: 'es' }, taken: 202 },
} as const;

type Write = keyof typeof writes;

async function statusWith(headers: Record<string, string>, url: Write = '/api/contact') {
  const answer = await server.app.inject({
    method: 'POST',
    url,
    headers: { host: 'localhost:3000', ...headers },
    payload: writes[url].payload,
  });
  return answer.statusCode;
}

async function token(cookie?: string) {
  const answer = await server.app.inject({
    url: '/api/csrf-token',
    headers: cookie ? { cookie } : {},
  });
  const { csrfToken } = answer.json<{ csrfToken: string }>();
  const [set] = [answer.headers['set-cookie']].flat();
  return { answer, csrfToken, set: set ?? '', cookie: (set ?? '').split(';', 1)[0]! };
}

const crossSite = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };

describe.each(Object.keys(writes) as Write[])('a write to %s without a token', (url) => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'http://localhost:3000' }],
  ])('is taken from a page of the same origin: %j', async (headers) => {
    server = await startServer();
    expect(await statusWith(headers, url)).toBe(writes[url].taken);
  });

  it.each([
    [{ 'sec-fetch-site': 'same-site' }],
    [crossSite],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }],
    [{ origin: 'https://evil.example' }],
    // An attacker's domain that resolves to this server.
    [{ origin: 'http://evil.example', host: 'evil.example' }],
    [{ origin: 'http://localhost:3001' }],
    [{ origin: 'https://localhost:3000' }],
    [{ origin: 'http://localhost:3000.evil.example' }],
    [{ origin: 'null' }],
    [{ referer: 'http://localhost:3000/' }],
    [{}],
  ])('is refused from anywhere else: %j', async (headers) => {
    server = await startServer();
    expect(await statusWith(headers, url)).toBe(403);
    expect(await statusWith({ ...headers, 'x-csrf-token': 'made-up' }, url)).toBe(403);
  });

  it('is compared with the public origin when behind a proxy', async () => {
    server = await startServer({
      PUBLIC_URL: 'https://rumbo.example',
      COOKIE_SECRET: 's'.repeat(32),
    });
    const from = (origin: string) => statusWith({ origin, host: 'app-1:3000' }, url);
    expect(await from('https://rumbo.example')).toBe(writes[url].taken);
    expect(await from('http://rumbo.example')).toBe(403);
    expect(await from('http://app-1:3000')).toBe(403);
  });
});

describe('GET /api/csrf-token', () => {
  it('returns a token that is valid only with its own cookie', async () => {
    server = await startServer();
    const mine = await token();
    const other = await token();
    expect(mine.answer.headers['cache-control']).toBe('no-store');
    expect(mine.set).toMatch(/^csrf=.+; Path=\/; HttpOnly; SameSite=Strict$/);
    const send = (cookie: string, csrfToken: string) =>
      statusWith({ ...crossSite, cookie, 'x-csrf-token': csrfToken });
    expect(await send(mine.cookie, mine.csrfToken)).toBe(201);
    expect(await send(other.cookie, mine.csrfToken)).toBe(403);
    expect(await send('', mine.csrfToken)).toBe(403);
    expect(await send(mine.cookie, '')).toBe(403);
    expect(await send('csrf=made-up.signature', mine.csrfToken)).toBe(403);
  });

  it('returns the same token to a second tab', async () => {
    server = await startServer();
    const first = await token();
    expect((await token(first.cookie)).csrfToken).toBe(first.csrfToken);
  });

  it('uses a __Host- cookie on https', async () => {
    server = await startServer({
      PUBLIC_URL: 'https://rumbo.example',
      COOKIE_SECRET: 's'.repeat(32),
    });
    const { set, cookie, csrfToken } = await token();
    expect(set).toMatch(/^__Host-csrf=.+; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(await statusWith({ ...crossSite, cookie, 'x-csrf-token': csrfToken })).toBe(201);
  });

  it('accepts a same-origin browser with an outdated token', async () => {
    server = await startServer();
    const headers = { 'sec-fetch-site': 'same-origin', 'x-csrf-token': 'old' };
    expect(await statusWith(headers)).toBe(201);
  });
});
