import { accessSync, constants, mkdirSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from './settings.ts';
import { StorageUnavailable } from './storage/errors.ts';
import { run, type Storage } from './storage/storage.ts';

/** Nodes whose clocks differ by more (ms) may take each other's mails for abandoned. */
const clockTolerance = 60_000;

/** Settings of PostgreSQL without which a commit that was acknowledged may be lost. */
const durable = ['fsync', 'synchronous_commit', 'full_page_writes'];

/**
 * What opening the database did not check: that what is acknowledged lasts, that mails can be written, and
 * that the clock is plausible, which is only reported.
 * @param now milliseconds since 1970.
 * @throws StorageUnavailable
 */
export async function checkStart(
  storage: Storage,
  settings: Pick<Settings, 'smtpUrl' | 'mailDir'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  now: number,
): Promise<void> {
  if (storage.pool) await checkDurable(storage.pool);
  if (!settings.smtpUrl) checkWritable(settings.mailDir);
  const behind = await clockDifference(storage, now);
  if (behind > clockTolerance) {
    log.warn({ seconds: Math.round(behind / 1000) }, 'the clock differs from the database');
  }
}

async function checkDurable(pool: NonNullable<Storage['pool']>): Promise<void> {
  for (const name of durable) {
    // Databases that only speak PostgreSQL's language do not know all of these.
    const { rows } = await run(
      pool.query<{ value: string | null }>('select current_setting($1, true) as value', [name]),
    );
    if (rows[0]?.value === 'off') throw new StorageUnavailable('NOT_DURABLE', `${name} is off`);
  }
}

function checkWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new StorageUnavailable('NOT_WRITABLE', folder);
  }
}

/** How far (ms) the clock is from the database's, or behind the newest message of a file. */
async function clockDifference({ pool, db }: Storage, now: number): Promise<number> {
  if (pool) {
    const sql = 'select extract(epoch from clock_timestamp()) * 1000 as now';
    const { rows } = await run(pool.query<{ now: string }>(sql));
    return Math.abs(Number(rows[0]?.now) - now);
  }
  const newest = await run(
    db
      .selectFrom('messages')
      .select((row) => row.fn.max('created_at').as('at'))
      .executeTakeFirst(),
  );
  return (newest?.at ?? 0) - now;
}
