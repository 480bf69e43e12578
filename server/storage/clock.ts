import { run, type Storage } from './storage.ts';
import { readUpkeep } from './upkeep.ts';

const day = 24 * 60 * 60 * 1000;

/** How far (ms) the clock may be ahead of or behind the last run of retention to be trusted. */
export const believed = { ahead: 2 * day, behind: day };

/** The time (ms since 1970) that decides which rows expire: PostgreSQL's, which all nodes share, else this machine's. */
export async function expiryTime({ pool }: Storage, now: number): Promise<number> {
  if (!pool) return now;
  const sql = 'select extract(epoch from clock_timestamp()) * 1000 as now';
  const { rows } = await run(pool.query<{ now: string }>(sql));
  return Math.round(Number(rows[0]?.now));
}

/**
 * The latest time (ms since 1970) that is known to be right: that of the last run of retention, or of the newest row if
 * there was none. `undefined` for an empty database.
 */
export async function knownTime(storage: Storage): Promise<number | undefined> {
  const last = await readUpkeep(storage, 'retention');
  if (last) return last.at;
  const { db } = storage;
  const newest = await run(
    Promise.all([
      db
        .selectFrom('messages')
        .select((row) => row.fn.max('created_at').as('at'))
        .executeTakeFirst(),
      db
        .selectFrom('subscribers')
        .select((row) => row.fn.max('requested_at').as('at'))
        .executeTakeFirst(),
    ]),
  );
  const times = newest.flatMap((row) => row?.at ?? []);
  return times.length > 0 ? Math.max(...times) : undefined;
}
