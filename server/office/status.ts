import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import type { Alert } from '../alerts.ts';
import { expiryTime, knownTime } from '../storage/clock.ts';
import { outboxState } from '../storage/outbox-state.ts';
import { retentionHeld, type Held } from '../storage/retention-run.ts';
import { run } from '../storage/storage.ts';
import { readUpkeep } from '../storage/upkeep.ts';
import { sqliteFile, type Office } from './office.ts';
import { when } from './output.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The limits of alerts: milliseconds, and bytes of free disk. */
export const limits = {
  outbox: 15 * minute,
  backup: 2 * day,
  clock: minute,
  disk: 512 * 1024 * 1024,
};

/** Why retention is held, as a text. */
export function heldText({ difference, lastRun }: Held): string {
  const days = Math.abs(Math.round(difference / day));
  const side = difference > 0 ? 'after' : 'before';
  return (
    `the clock says ${days} days ${side} the last run of retention (${when(lastRun)}). ` +
    'Set the clock right, or say that it is right: `retention confirm`.'
  );
}

async function counts({ db }: Office) {
  const one = async (query: { executeTakeFirstOrThrow(): Promise<{ rows: number }> }) =>
    (await run(query.executeTakeFirstOrThrow())).rows;
  const messages = db
    .selectFrom('messages')
    .leftJoin('answers', 'answers.message_id', 'messages.id')
    .select((select) => select.fn.countAll<number>().as('rows'));
  return {
    unanswered: await one(
      // A requested report is answered by its own mail.
      messages
        .where('messages.status', '=', 'new')
        .where('messages.budget', 'is', null)
        .where('answers.message_id', 'is', null),
    ),
    inQuarantine: await one(messages.where('messages.status', '=', 'quarantine')),
    newslettersOwed: await one(
      db
        .selectFrom('newsletter_deliveries')
        .select((select) => select.fn.countAll<number>().as('rows'))
        .where('status', '=', 'owed'),
    ),
  };
}

/** Free bytes on the disk of a SQLite file; null for PostgreSQL, which may run on another machine. */
function freeDisk(office: Office): number | null {
  const file = sqliteFile(office.settings);
  if (file === undefined) return null;
  const { bavail, bsize } = statfsSync(dirname(file));
  return bavail * bsize;
}

async function versions({ storage, db }: Office) {
  const last = await run(
    sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(db),
  );
  const database = storage.pool
    ? await run(sql<{ version: string }>`show server_version`.execute(db)).then(
        ({ rows }) => `PostgreSQL ${Object.values(rows[0] ?? {})[0]}`,
      )
    : await run(sql<{ version: string }>`select sqlite_version() as version`.execute(db)).then(
        ({ rows }) => `SQLite ${rows[0]?.version}`,
      );
  return { node: process.version, database, tables: last.rows[0]?.name ?? 'none' };
}

/** The state of the server for its operator. @throws StorageUnavailable */
export async function readStatus(office: Office, now: number) {
  const { storage } = office;
  const outbox = await outboxState(storage);
  const held = await retentionHeld(storage);
  const [retention, backup] = await Promise.all([
    readUpkeep(storage, 'retention'),
    readUpkeep(storage, 'backup'),
  ]);
  const databaseTime = storage.pool
    ? await expiryTime(storage, now)
    : ((await knownTime(storage)) ?? now);
  // A SQLite file only shows a clock that is behind, as it may not have been used for a while.
  const clockDifference = storage.pool
    ? Math.abs(databaseTime - now)
    : Math.max(0, databaseTime - now);
  const disk = freeDisk(office);
  const waiting = outbox.oldest === undefined ? 0 : Math.max(0, now - outbox.oldest);
  const found: readonly (readonly [Alert, boolean])[] = [
    ['retention-held', held !== undefined],
    ['clock', clockDifference > limits.clock],
    ['dead-letter', outbox.failed > 0],
    ['outbox-late', waiting > limits.outbox],
    ['backup-old', now - (backup?.at ?? -Infinity) > limits.backup],
    ['disk', disk !== null && disk < limits.disk],
  ];
  return {
    ...(await counts(office)),
    outbox,
    waiting,
    retention,
    held,
    backup,
    now,
    clockDifference,
    disk,
    versions: await versions(office),
    alerts: found.filter(([, is]) => is).map(([alert]) => alert),
  };
}

export type Status = Awaited<ReturnType<typeof readStatus>>;
