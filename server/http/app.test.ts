import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onPostgres } from '../storage/testing-database.ts';
import { closeWithin } from './close.ts';
import { sameOrigin, startServer, validBody, type TestServer } from '../testing.ts';

let server: TestServer;

afterEach(() => server.close());

/** Sends raw bytes; resolves to the response. */
function raw(text: string): Promise<string> {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('end', () => resolve(answer)).on('error', reject);
  });
}

describe('the server', () => {
  it.each(['TRACE', 'PROPFIND', 'OPTIONS', 'DELETE'])('answers 405 to %s', async (method) => {
    server = await startServer();
    const answer = await raw(`${method} /x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toMatch(/^allow: GET, HEAD\r$/m);
  });

  const https = { PUBLIC_URL: 'https://rumbo.example', COOKIE_SECRET: 's'.repeat(32) };

  it.each([
    ['a method that does not exist', 'FOO / HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['no HTTP at all', '\u0016\u0003\u0001\r\n\r\n'],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['HTTP/0.9', 'GET /healthz\r\n\r\n'],
    ['a length that is none', 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n'],
  ])('answers 400 with its headers to %s', async (_, sent) => {
    server = await startServer(https);
    const answer = await raw(sent);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    if (sent.includes('Host') || sent.startsWith('FOO')) {
      expect(answer).toMatch(/^strict-transport-security: max-age=31536000/im);
      expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
      expect(answer).toMatch(/\{"error":"malformed"\}$/);
    }
  });

  it.each([
    ['GET', '/api/contact', 'POST'],
    ['OPTIONS', '/api/contact', 'POST'],
    ['DELETE', '/api/newsletter', 'POST'],
    ['GET', '/api/searches', 'POST'],
    ['HEAD', '/api/newsletter/confirm', 'POST'],
    ['PUT', '/api/newsletter/unsubscribe', 'GET, POST'],
  ])('answers %s %s with 405 and the methods it has', async (method, path, allowed) => {
    server = await startServer();
    const answer = await fetch(server.url + path, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed]);
  });

  it('closes the connection of a client that sends no HTTP and keeps its side open', async () => {
    server = await startServer();
    const http = server.app.server;
    const { port } = new URL(server.url);
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => {}).resume();
    socket.write('FOO / HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'end');
    // Node itself would close it after 15 s.
    await vi.waitFor(
      async () => expect(await promisify(http.getConnections.bind(http))()).toBe(0),
      5000,
    );
    socket.destroy();
  });

  it('answers a request on a connection that was opened before it stops', async () => {
    server = await startServer();
    const connected = once(server.app.server, 'connection');
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    await connected;
    const closed = closeWithin(server.app, 600_000);
    await vi.waitFor(() => expect(server.app.server.listening).toBe(false));
    socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    const answer = await textOf(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(/^connection: close\r$/im);
    await closed;
  });

  it.each([
    ['/api/contact', 'messages'],
    ['/api/newsletter', 'subscribers'],
  ] as const)('stores what was sent to %s by a client that has left', async (path, table) => {
    server = await startServer();
    server.app.server.prependListener('request', (request: IncomingMessage) => {
      request.once('end', () => request.socket.destroy());
    });
    const answer = fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...sameOrigin },
      body: JSON.stringify(validBody),
    });
    await expect(answer).rejects.toThrow('fetch failed');
    await vi.waitFor(async () => {
      expect(await server.storage.db.selectFrom(table).select('id').execute()).toHaveLength(1);
    }, 5000);
  });

  it('answers 404 to an unknown path of the API', async () => {
    server = await startServer();
    expect((await fetch(`${server.url}/api/unknown`)).status).toBe(404);
  });

  it.each(['/healthz', '/api/unknown', '/%zz', '/api/contact'])(
    'sends its protective headers with %s',
    async (path) => {
      server = await startServer({
        PUBLIC_URL: 'https://rumbo.example',
        COOKIE_SECRET: 's'.repeat(32),
      });
      const { headers } = await fetch(server.url + path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    },
  );

  it('closes the connection of slow clients', async () => {
    server = await startServer();
    const http = server.app.server;
    expect([http.headersTimeout, http.requestTimeout]).toEqual([10_000, 15_000]);
  });

  it('does not reveal internal errors', async () => {
    server = await startServer();
    await server.storage.db.schema.dropTable('outbox').execute();
    const answer = await server.post(validBody);
    expect([answer.status, await answer.text()]).toEqual([500, '{"error":"internal"}']);
  });

  it('answers thousands of generated bodies without a 5xx status', async () => {
    server = await startServer();
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.anything({ withNullPrototype: true }),
      fc.constantFrom<unknown>('on', true, 'es', 'contact', '', null),
    );
    const fields = Object.fromEntries(
      [...Object.keys(validBody), 'form', 'language', 'website', 'startedAt', 'extra'].map(
        (name) => [name, value],
      ),
    );
    const almostValid = fc
      .record(fields, { requiredKeys: [] })
      .chain((random) => fc.shuffledSubarray(Object.entries(random), { maxLength: 2 }))
      .map((few) => Object.assign({}, validBody, Object.fromEntries(few)));
    const json = fc.oneof(almostValid, fc.record(fields, { requiredKeys: [] }), fc.json());
    const body = json.map((sent) => (typeof sent === 'string' ? sent : stringify(sent)));
    const type = fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'x/y');
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(body, type, fc.string({ maxLength: 8 }), async (payload, sent, key) => {
        const { statusCode } = await server.app.inject({
          method: 'POST',
          url: '/api/contact',
          headers: { ...sameOrigin, 'content-type': sent, 'idempotency-key': key },
          payload,
        });
        seen.add(statusCode);
        return statusCode < 500;
      }),
      { numRuns: onPostgres ? 1000 : 10_000 },
    );
    expect([...seen]).toEqual(expect.arrayContaining([201, 400, 415, 422]));
  });
});

/** JSON of any value; bigint, which JSON lacks, becomes text. */
function stringify(sent: unknown): string {
  return JSON.stringify(sent, (_key, item: unknown) =>
    typeof item === 'bigint' ? String(item) : item,
  );
}
