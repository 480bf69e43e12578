import { accessSync, constants, mkdirSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from './settings.ts';
import { believed, expiryTime, knownTime } from './storage/clock.ts';
import { StorageUnavailable } from './storage/errors.ts';
import { run, type Storage } from './storage/storage.ts';

/** When clocks differ by more (ms), nodes may treat each other's claims as expired. */
const clockTolerance = 60_000;

/** Settings of PostgreSQL without which an acknowledged commit may be lost. */
const durable = ['fsync', 'synchronous_commit', 'full_page_writes'];

/**
 * Checks at start, beyond opening the database: that commits are durable, that mails can be written, and that the clock
 * is plausible. A small difference is only logged.
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
  const difference = await clockDifference(storage, now);
  const seconds = Math.round(difference / 1000);
  if (difference > believed.behind) {
    const what = `the clock of this machine and the time of the database differ by ${seconds} s`;
    throw new StorageUnavailable('CLOCK', `${what}; see docs/alarms/clock.md`);
  }
  if (difference > clockTolerance) {
    log.warn({ seconds, alert: 'clock' }, 'the clock differs from the database');
  }
}

async function checkDurable(pool: NonNullable<Storage['pool']>): Promise<void> {
  for (const name of durable) {
    // PostgreSQL-compatible databases do not have all of these settings.
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

/**
 * How far (ms) the clock is from PostgreSQL's, or how far behind the last time stored in a SQLite file. A SQLite file
 * cannot show a clock that is ahead, because it may not have been used for a while.
 */
async function clockDifference(storage: Storage, now: number): Promise<number> {
  if (storage.pool) return Math.abs((await expiryTime(storage, now)) - now);
  return ((await knownTime(storage)) ?? now) - now;
}
