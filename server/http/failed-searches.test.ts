import { afterEach, beforeEach, expect, it } from 'vitest';
import { failedSearchesPath, pathTo } from '#content/pages.ts';
import { onDemandPath } from '#content/document-paths.ts';
import { readFailedSearches } from '../storage/failed-searches.ts';
import { sameOrigin, startServer, type TestServer } from '../testing.ts';
import type { Site } from './site.ts';

/** A website whose search finds nothing, unless it is asked for kimchi. */
const site: Site = {
  files: new Map(),
  render: async (url) => ({
    status: 200,
    html: '<!doctype html>',
    failedSearch: url.startsWith(onDemandPath('search', 'es')) && !url.includes('kimchi'),
  }),
};

let server: TestServer;

beforeEach(async () => {
  server = await startServer({}, { site });
});

afterEach(() => server.close());

const report = (body: unknown, headers: Record<string, string> = sameOrigin) =>
  fetch(server.url + failedSearchesPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const counted = async () => {
  const found = await readFailedSearches(server.storage, { limit: 100 });
  return found.map(({ words, language, searches }) => `${language} ${words} ${searches}`);
};

it('counts what the search in the browser did not find', async () => {
  expect((await report({ words: 'templestay', language: 'es' })).status).toBe(204);
  expect((await report({ words: ' ¿Templestay? ', language: 'es' })).status).toBe(204);
  expect(await counted()).toEqual(['es templestay 2']);
});

it('counts what the search of the server did not find', async () => {
  const search = (words: string) =>
    fetch(`${server.url}${pathTo('search', 'es')}?q=${encodeURIComponent(words)}`);
  expect((await search('Lavandería')).status).toBe(200);
  await search('kimchi');
  await search('ana@correo.example');
  expect(await counted()).toEqual(['es lavanderia 1']);
});

it('keeps nothing that may be about a person', async () => {
  for (const words of ['ana@correo.example', '612 345 678', 'a b c d e f g h', 'x'.repeat(500)]) {
    expect((await report({ words, language: 'es' })).status).toBe(204);
  }
  expect(await counted()).toEqual([]);
});

it('refuses other websites, other bodies and long ones', async () => {
  const words = { words: 'daiso', language: 'es' };
  expect((await report(words, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await report({ words: ['daiso'], language: 'es' })).status).toBe(400);
  expect((await report({ words: 'daiso', language: 'fr' })).status).toBe(400);
  expect((await report({ words: 'daiso'.repeat(1000), language: 'es' })).status).toBe(413);
  expect((await fetch(server.url + failedSearchesPath)).status).toBe(405);
  expect(await counted()).toEqual([]);
});

it('counts only so many from one network', async () => {
  for (let index = 0; index < 30; index++) await report({ words: `word ${index}`, language: 'es' });
  expect(await counted()).toHaveLength(20);
});

it('answers when the database does not', async () => {
  await server.storage.db.schema.dropTable('failed_searches').execute();
  expect((await report({ words: 'daiso', language: 'es' })).status).toBe(204);
});
