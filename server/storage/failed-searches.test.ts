import { afterEach, beforeEach, expect, it } from 'vitest';
import { countFailedSearch, failedSearchLimits, readFailedSearches } from './failed-searches.ts';
import { openStorage } from './open.ts';
import { eraseExpired, retention } from './retention.ts';
import type { Storage } from './storage.ts';
import { temporaryDatabase, type TestDatabase } from './testing-database.ts';

const day = 24 * 60 * 60 * 1000;
const noon = Date.UTC(2026, 10, 23, 12);

let database: TestDatabase;
let storage: Storage;

beforeEach(async () => {
  database = await temporaryDatabase();
  storage = await openStorage(database.url);
});

afterEach(async () => {
  await storage.close();
  await database.remove();
});

const count = (words: string, now = noon, language: 'es' | 'en' = 'es') =>
  countFailedSearch(storage, { words, language }, now);

it('counts words by language and day, and keeps nothing else', async () => {
  await count('templestay');
  await count('templestay', noon + 1000);
  await count('templestay', noon + day);
  await count('everland', noon, 'en');
  expect(await storage.db.selectFrom('failed_searches').selectAll().execute()).toHaveLength(3);
  expect(await storage.db.selectFrom('failed_searches').selectAll().executeTakeFirst()).toEqual({
    words: 'templestay',
    language: 'es',
    day: '2026-11-23',
    searches: 2,
  });
  expect(await readFailedSearches(storage, { limit: 10 })).toEqual([
    { words: 'templestay', language: 'es', searches: 3, last: '2026-11-24' },
    { words: 'everland', language: 'en', searches: 1, last: '2026-11-23' },
  ]);
  expect(await readFailedSearches(storage, { since: '2026-11-24', limit: 10 })).toEqual([
    { words: 'templestay', language: 'es', searches: 1, last: '2026-11-24' },
  ]);
});

it('counts requests that come at once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => count('daiso')));
  const [found] = await readFailedSearches(storage, { limit: 1 });
  expect(found?.searches).toBeGreaterThanOrEqual(1);
  expect(found?.words).toBe('daiso');
});

it('is bounded: so many words a day, so many searches of each', async () => {
  const { aDay, searches } = failedSearchLimits;
  const rows = Array.from({ length: aDay }, (_, index) => ({
    words: `word ${index}`,
    language: 'es',
    day: '2026-11-23',
    searches,
  }));
  await storage.db.insertInto('failed_searches').values(rows).execute();
  await count('one more');
  await count('word 0');
  const found = await readFailedSearches(storage, { limit: aDay + 10 });
  expect(found).toHaveLength(aDay);
  expect(Math.max(...found.map((each) => each.searches))).toBe(searches);
  await count('one more', noon + day);
  expect(await readFailedSearches(storage, { limit: aDay + 10 })).toHaveLength(aDay + 1);
});

it('erases days that are too old', async () => {
  await count('old', noon - retention.searches - day);
  await count('new', noon);
  expect(await eraseExpired(storage, noon)).toMatchObject({ searches: 1 });
  const found = await readFailedSearches(storage, { limit: 10 });
  expect(found.map(({ words }) => words)).toEqual(['new']);
});
