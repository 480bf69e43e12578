import { afterEach, describe, expect, it } from 'vitest';
import { startServer, validBody, type TestServer } from '../testing.ts';

let server: TestServer;

afterEach(() => server.close());

async function statusWith(headers: Record<string, string>) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { host: 'localhost:3000', ...headers },
    payload: validBody,
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

describe('a write without a token', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, 201],
    [{ 'sec-fetch-site': 'none' }, 201],
    [{ origin: 'http://localhost:3000' }, 201],
    [{ origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' }, 201],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [crossSite, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'http://localhost:3001' }, 403],
    [{ origin: 'null' }, 403],
    [{ referer: 'http://localhost:3000/' }, 403],
    [{}, 403],
  ])('with %j is answered with %i', async (headers, status) => {
    server = await startServer();
    expect(await statusWith(headers)).toBe(status);
  });
});

describe('GET /api/csrf-token', () => {
  it('gives a token that opens the way for its own cookie only', async () => {
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

  it('gives the same token to a second tab', async () => {
    server = await startServer();
    const first = await token();
    expect((await token(first.cookie)).csrfToken).toBe(first.csrfToken);
  });

  it('binds the cookie to the host on https', async () => {
    server = await startServer({
      PUBLIC_URL: 'https://rumbo.example',
      COOKIE_SECRET: 's'.repeat(32),
    });
    const { set, cookie, csrfToken } = await token();
    expect(set).toMatch(/^__Host-csrf=.+; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(await statusWith({ ...crossSite, cookie, 'x-csrf-token': csrfToken })).toBe(201);
  });

  it('does not stop a browser whose token is of no use any more', async () => {
    server = await startServer();
    const headers = { 'sec-fetch-site': 'same-origin', 'x-csrf-token': 'old' };
    expect(await statusWith(headers)).toBe(201);
  });
});
