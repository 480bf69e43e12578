import { accessSync, constants, mkdirSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from './settings.ts';
import { believed, expiryTime, knownTime } from './storage/clock.ts';
import { StorageUnavailable } from './storage/errors.ts';
import { run, type Storage } from './storage/storage.ts';

/** Nodes whose clocks differ by more (ms) may take each other's mails for abandoned. */
const clockTolerance = 60_000;

/** Settings of PostgreSQL without which a commit that was acknowledged may be lost. */
const durable = ['fsync', 'synchronous_commit', 'full_page_writes'];

/**
 * What opening the database did not check: that what is acknowledged lasts, that mails can be written, and
 * that the clock is plausible. A small difference is only reported.
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

/**
 * How far (ms) the clock is from the database's, or behind the last time that a file knows. A file tells nothing of a
 * clock that runs ahead: it may have lain unused.
 */
async function clockDifference(storage: Storage, now: number): Promise<number> {
  if (storage.pool) return Math.abs((await expiryTime(storage, now)) - now);
  return ((await knownTime(storage)) ?? now) - now;
}
