import { afterEach, beforeEach, expect, it } from 'vitest';
import { countFailedSearch } from '../storage/failed-searches.ts';
import { testOffice, type TestOffice } from './testing-office.ts';

let office: TestOffice;

beforeEach(async () => {
  office = await testOffice();
});

afterEach(() => office.close());

it('lists what visitors did not find, the most frequent first', async () => {
  expect((await office.run('searches')).out).toContain('There are none.');
  const day = Date.UTC(2026, 10, 23);
  const { storage } = office;
  await countFailedSearch(storage, { words: 'everland', language: 'en' }, day);
  await countFailedSearch(storage, { words: 'templestay', language: 'es' }, day);
  await countFailedSearch(storage, { words: 'templestay', language: 'es' }, day);
  const { out } = await office.run('searches');
  expect(out).toMatch(/templestay.*es.*2.*2026-11-23[^]*everland.*en.*1/);
  expect(await office.json('searches', '--limit', '1')).toEqual([
    { words: 'templestay', language: 'es', searches: 2, last: '2026-11-23' },
  ]);
  expect(await office.json('searches', '--since', '2026-11-24')).toEqual([]);
  expect((await office.run('searches', '--since', 'yesterday')).code).toBe(2);
});
