import { sql } from 'kysely';
import type { UpkeepRow } from './schema.ts';
import { run, type Storage } from './storage.ts';

export type Task = UpkeepRow['task'];

/**
 * When a maintenance task last ran (ms since 1970), with its note; `undefined` when it never did.
 * @throws StorageUnavailable
 */
export function readUpkeep({ db }: Storage, task: Task): Promise<UpkeepRow | undefined> {
  return run(db.selectFrom('upkeep').selectAll().where('task', '=', task).executeTakeFirst());
}

/** Stores that a maintenance task ran. @throws StorageUnavailable */
export async function storeUpkeep(
  { db }: Storage,
  task: Task,
  at: number,
  note: string | null = null,
): Promise<void> {
  await run(
    db
      .insertInto('upkeep')
      .values({ task, at, note })
      .onConflict((conflict) => conflict.column('task').doUpdateSet({ at, note }))
      .execute(),
  );
}

/** @throws StorageUnavailable */
export async function deleteUpkeep({ db }: Storage, task: Task): Promise<void> {
  await run(db.deleteFrom('upkeep').where('task', '=', task).execute());
}

/**
 * A time to store (ms since 1970) that is never before the last run of retention: rows written while the clock
 * is behind must not look expired when the clock is right again.
 */
export function notBeforeLastRun(now: number) {
  return sql<number>`(
    select max(at) from (
      select cast(${now} as bigint) as at
      union all
      select at from upkeep where task = 'retention'
    ) as times
  )`;
}
