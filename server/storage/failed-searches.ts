import { sql } from 'kysely';
import type { Locale } from '#content/locale.ts';
import { run, type Storage } from './storage.ts';

/** Bounds of what is kept: different words a day, and searches counted for each. */
export const failedSearchLimits = { aDay: 200, searches: 10_000 } as const;

/** Words that were searched without result. */
export interface FailedSearch {
  readonly words: string;
  readonly language: string;
  readonly searches: number;
  /** The last day, `2026-11-23` (UTC). */
  readonly last: string;
}

/** The day of a time in UTC: `2026-11-23`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/**
 * Counts words that were searched without result; no more different ones a day than the limit.
 * @param now milliseconds since 1970.
 * @throws StorageUnavailable
 */
export async function countFailedSearch(
  { db }: Storage,
  { words, language }: { readonly words: string; readonly language: Locale },
  now: number,
): Promise<void> {
  const day = dayOf(now);
  const { searches, aDay } = failedSearchLimits;
  const { numUpdatedRows } = await run(
    db
      .updateTable('failed_searches')
      .set({ searches: sql`case when searches < ${searches} then searches + 1 else searches end` })
      .where('day', '=', day)
      .where('language', '=', language)
      .where('words', '=', words)
      .executeTakeFirstOrThrow(),
  );
  if (numUpdatedRows > 0n) return;
  const { rows } = await run(
    db
      .selectFrom('failed_searches')
      .select((select) => select.fn.countAll<number>().as('rows'))
      .where('day', '=', day)
      .executeTakeFirstOrThrow(),
  );
  if (rows >= aDay) return;
  await run(
    db
      .insertInto('failed_searches')
      .values({ words, language, day, searches: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

/** What was searched without result since a day, the most frequent first. @throws StorageUnavailable */
export async function readFailedSearches(
  { db }: Pick<Storage, 'db'>,
  { since, limit }: { readonly since?: string | undefined; readonly limit: number },
): Promise<FailedSearch[]> {
  return run(
    db
      .selectFrom('failed_searches')
      .select((row) => [
        'words',
        'language',
        row.fn.sum<number>('searches').as('searches'),
        row.fn.max('day').as('last'),
      ])
      .where('day', '>=', since ?? '')
      .groupBy(['words', 'language'])
      .orderBy('searches', 'desc')
      .orderBy('words')
      .limit(limit)
      .execute(),
  );
}
