import { afterEach, expect, test, vi } from 'vitest';
import { ResponseError, send } from './api.ts';

type Answer = Response | Error;

/** A fetch that returns these responses in turn and records the requests. */
function answering(...answers: Answer[]) {
  const fake = vi.fn<typeof fetch>(async () => {
    const answer = answers.shift() ?? new Error('asked once too often');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', fake);
  return (call: number) => {
    const [path, init] = fake.mock.calls[call] ?? [];
    return { path, ...init, headers: new Headers(init?.headers) };
  };
}

const token = () => Response.json({ csrfToken: 'abc' });

afterEach(() => vi.unstubAllGlobals());

test('requests a token and sends it with the JSON body and the cookies', async () => {
  const request = answering(token(), new Response('{"id":"1"}', { status: 201 }));
  await send('POST', '/api/contact', { name: 'Alba' }, { 'Idempotency-Key': 'k' });
  expect(request(0)).toMatchObject({ path: '/api/csrf-token', credentials: 'include' });
  expect(request(1)).toMatchObject({
    path: '/api/contact',
    method: 'POST',
    credentials: 'include',
    body: '{"name":"Alba"}',
  });
  expect(Object.fromEntries(request(1).headers)).toEqual({
    'content-type': 'application/json',
    'idempotency-key': 'k',
    'x-csrf-token': 'abc',
  });
});

test('sends neither a body nor its type when there is nothing to send', async () => {
  const request = answering(token(), new Response(null, { status: 204 }));
  await send('DELETE', '/api/thing');
  expect(request(1).body).toBeUndefined();
  expect(request(1).headers.has('content-type')).toBe(false);
});

test.each([
  ['no connection', new TypeError('Failed to fetch')],
  ['an error page', new Response('<h1>no</h1>', { status: 503 })],
  ['another shape', Response.json({ csrfToken: 7 })],
  ['null', Response.json(null)],
])('goes on without a token: %s', async (_, answer) => {
  const request = answering(answer, new Response('{}', { status: 201 }));
  await send('POST', '/api/contact', {});
  expect(request(1).headers.has('x-csrf-token')).toBe(false);
});

test.each([
  [new Response('{"error":"invalid"}', { status: 422 }), 422, '422: {"error":"invalid"}'],
  [new Response('', { status: 500, statusText: 'Internal' }), 500, '500: Internal'],
])('an answer other than 2xx is an error with status and text', async (answer, status, message) => {
  answering(token(), answer);
  const error = await send('POST', '/api/contact', {}).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ResponseError);
  expect(error).toMatchObject({ status, message });
});

test('a lost connection throws, and nothing is retried', async () => {
  const request = answering(token(), new TypeError('Failed to fetch'), new Response('{}'));
  await expect(send('POST', '/api/contact', {})).rejects.toThrow(TypeError);
  expect(request(2).path).toBeUndefined();
});
