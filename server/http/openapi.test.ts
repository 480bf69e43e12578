import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiDescriptionPath, failedSearchesPath, searchApiPath } from '#content/pages.ts';
import { sameOrigin, startServer, validBody, type TestServer } from '../testing.ts';
import { collectOperations, refused, type ApiPaths } from './api-routes.ts';

interface Description {
  readonly openapi: string;
  readonly paths: ApiPaths;
}

const reply = {
  query: 'metro',
  language: 'es',
  page: 'https://rumbo.example/buscar?q=metro',
  total: 0,
  partial: false,
  answers: [],
  hits: [],
};

let server: TestServer;
let description: Description;
let ajv: Ajv2020;

beforeAll(async () => {
  server = await startServer({}, { search: async () => JSON.stringify(reply) });
  description = await (await fetch(server.url + apiDescriptionPath)).json();
  ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(description, 'api');
});

afterAll(() => server.close());

const json = (body: unknown, headers: Record<string, string> = sameOrigin) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

const form = (fields: Record<string, string>) => ({
  method: 'POST',
  headers: sameOrigin,
  body: new URLSearchParams(fields),
  redirect: 'manual' as const,
});

const xml = { ...json('<a/>'), headers: { ...sameOrigin, 'content-type': 'text/xml' } };
const large = json({ email: 'a'.repeat(200_000) });
const typed = { ...validBody, privacyAccepted: 'on' };
const token = 'A'.repeat(43);
const confirm = '/api/newsletter/confirm';
const unsubscribe = '/api/newsletter/unsubscribe';

/** A request for every answer that a server without an outage gives. */
const requests: (readonly [status: number, path: string, init?: RequestInit])[] = [
  [200, apiDescriptionPath],
  [200, '/api/csrf-token'],
  [200, '/api/map-tiles'],
  [200, `${searchApiPath}?q=metro&lang=es`],
  [422, searchApiPath],
  [201, '/api/contact', json(validBody)],
  [303, '/api/contact', form({ ...typed, subject: 'otro' })],
  [400, '/api/contact', json('{')],
  [403, '/api/contact', json(validBody, {})],
  [413, '/api/contact', large],
  [415, '/api/contact', xml],
  [422, '/api/contact', json({ ...validBody, email: '' })],
  [202, '/api/newsletter', json({ email: 'eva@correo.example' })],
  [303, '/api/newsletter', form({ email: 'eva@correo.example' })],
  [400, '/api/newsletter', json('[]')],
  [403, '/api/newsletter', json({ email: 'eva@correo.example' }, {})],
  [413, '/api/newsletter', large],
  [415, '/api/newsletter', xml],
  [422, '/api/newsletter', json({ email: 'eva@' })],
  ...[confirm, unsubscribe].flatMap((path) => [
    [404, path, json({ token })] as const,
    [303, path, form({ token })] as const,
    [400, path, json('[]')] as const,
    [413, path, large] as const,
    [415, path, xml] as const,
  ]),
  [302, unsubscribe, { redirect: 'manual' }],
  [204, failedSearchesPath, json({ words: 'daiso', language: 'es' })],
  [400, failedSearchesPath, json({ words: 'daiso' })],
  [403, failedSearchesPath, json({ words: 'daiso', language: 'es' }, {})],
  [413, failedSearchesPath, large],
  [415, failedSearchesPath, xml],
];

const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

/** What is wrong with an answer, by its description. */
async function wrongIn(path: string, method: string, answer: Response): Promise<unknown> {
  const bare = path.split('?', 1)[0]!;
  const described = description.paths[bare]?.[method.toLowerCase()]?.responses[answer.status];
  if (!described) return 'the status is not described';
  const [type, ...parameters] = answer.headers.get('content-type')?.split(';') ?? [];
  if (!described.content) return type === undefined ? [] : `a body of ${type}`;
  if (type !== 'application/json' || parameters.length > 1) return `a body of ${type}`;
  const place = [bare, method.toLowerCase(), 'responses', `${answer.status}`, 'content', type];
  const pointer = place.map((part) => part.replaceAll('/', '~1')).join('/');
  const validate = ajv.compile({ $ref: `api#/paths/${pointer}/schema` });
  validate(await answer.json());
  return validate.errors ?? [];
}

describe('the description of the API', () => {
  it('is valid OpenAPI 3.1, for a validator that others use', async () => {
    expect(description.openapi).toMatch(/^3\.1\./);
    expect(await new Validator().validate({ ...description })).toMatchObject({
      valid: true,
    });
  });

  it('may be kept, and read by any website', async () => {
    const answer = await fetch(server.url + apiDescriptionPath);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600',
      'x-robots-tag': 'noindex',
    });
    const again = await fetch(server.url + apiDescriptionPath, {
      headers: { 'if-none-match': answer.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
  });

  it.each(requests.map(([status, path, init]) => ({ status, path, init })))(
    'says what is answered with $status at $path',
    async ({ status, path, init }) => {
      const answer = await fetch(server.url + path, init);
      expect(answer.status).toBe(status);
      expect(await wrongIn(path, init?.method ?? 'GET', answer)).toEqual([]);
    },
  );

  it('describes no answer that is not tried here or in the tests of its route', () => {
    /** Outages, limits and the steps of a subscription have tests of their own. */
    const elsewhere = new Set([
      '304',
      '429',
      '503',
      ...[confirm, unsubscribe].flatMap((path) =>
        ['200', '409', '410'].map((status) => `${path} ${status}`),
      ),
    ]);
    const tried = new Set(requests.map(([status, path]) => `${path.split('?', 1)[0]} ${status}`));
    const missing = operations().flatMap(({ path, operation }) =>
      Object.keys(operation.responses)
        .filter((status) => !elsewhere.has(status))
        .map((status) => `${path} ${status}`)
        .filter((each) => !tried.has(each) && !elsewhere.has(each)),
    );
    expect(missing).toEqual([]);
  });

  it('names every method that a path has, and no other', async () => {
    for (const [path, methods] of Object.entries(description.paths)) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        const { status } = await fetch(server.url + path, { method, redirect: 'manual' });
        expect([path, method, status !== 405]).toEqual([
          path,
          method,
          method.toLowerCase() in methods,
        ]);
      }
    }
  });

  it('gives each operation its own name', () => {
    const names = operations().map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  it('lacks no route, because one without a description keeps the server from starting', () => {
    const app = fastify();
    collectOperations(app);
    expect(() => app.get('/api/new', () => '')).toThrow('/api/new is not described');
    expect(() => app.get('/api/nothing', { config: refused }, () => '')).not.toThrow();
    expect(() => app.get('/page', () => '')).not.toThrow();
  });
});
