import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { namedError } from '../storage/errors.ts';
import { lowerCase } from './lower-case.ts';

/** What remains of an erased address on PostgreSQL. */
export interface ErasedOnPostgres {
  /** Whether a file of the tables still contains it; `undefined` when this user may not read the files. */
  readonly found: boolean | undefined;
  /** Where PostgreSQL still stores erased data for a while, as texts. */
  readonly kept: readonly string[];
}

/** The tables with personal data or hashes of it. */
const tables = [
  'answers',
  'idempotency_keys',
  'mail_limits',
  'messages',
  'newsletter_deliveries',
  'outbox',
  'subscriber_tokens',
  'subscribers',
];

/** An older snapshot, such as that of an automatic ANALYZE, keeps erased rows through a rewrite: then it is repeated. */
const attempts = 4;
const pauseBetween = 1_000;

/** PostgreSQL splits the file of a table into segments of this size (bytes). */
const segment = 2 ** 30;
const chunk = 2 ** 20;

/**
 * Rewrites the tables without the space of erased rows, renews the planner's samples of their columns, and searches the
 * bytes of the files for the address. Each table is locked meanwhile.
 * @param named whether a row that stays names the address.
 * @throws StorageUnavailable
 */
export async function rewriteTables(
  databaseUrl: string,
  address: string,
  named: boolean,
): Promise<ErasedOnPostgres> {
  // Without the timeouts of the website, because a large table takes longer.
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query("set lock_timeout = '30s'");
    let found = await rewrite(client, address);
    for (let left = attempts - 1; found && !named && left > 0; left--) {
      await pause(pauseBetween);
      found = await rewrite(client, address);
    }
    return { found, kept: await keptElsewhere(client) };
  } catch (error) {
    throw namedError(error);
  } finally {
    await client.end().catch(() => {});
  }
}

async function rewrite(client: Client, address: string): Promise<boolean | undefined> {
  for (const table of tables) await client.query(`vacuum (full, analyze) ${table}`);
  return ifAllowed(async () => {
    await client.query('vacuum (full) pg_catalog.pg_statistic');
    await client.query('checkpoint');
    return filesHold(client, address);
  });
}

async function ifAllowed<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    const denied = error instanceof Error && 'code' in error && error.code === '42501';
    if (denied) return undefined;
    throw error;
  }
}

async function filesHold(client: Client, address: string): Promise<boolean> {
  const { rows } = await client.query<{ path: string; size: number }>(`
    select pg_relation_filepath(oid) as path, pg_relation_size(oid) as size
    from pg_class
    where pg_relation_filepath(oid) is not null and relpersistence = 'p'
      and (relnamespace = current_schema()::regnamespace or relnamespace = 'pg_toast'::regnamespace
        or oid = 'pg_catalog.pg_statistic'::regclass)`);
  const wanted = lowerCase(Buffer.from(address));
  for (const { path, size } of rows) {
    for (let at = 0; at < size; at += chunk) {
      const piece = Math.floor(at / segment);
      // Reads overlap, so that an address across their border is found.
      const from = Math.max(0, (at % segment) - wanted.length);
      const read = await client.query<{ bytes: Buffer | null }>(
        'select pg_read_binary_file($1, $2, $3, true) as bytes',
        [piece === 0 ? path : `${path}.${piece}`, from, chunk + wanted.length],
      );
      const bytes = read.rows[0]?.bytes;
      if (bytes && lowerCase(bytes).includes(wanted)) return true;
    }
  }
  return false;
}

async function keptElsewhere(client: Client): Promise<string[]> {
  const setting = async (name: string) => {
    const { rows } = await client.query<{ value: string | null }>(
      'select current_setting($1, true) as value',
      [name],
    );
    return rows[0]?.value ?? 'unknown';
  };
  const wal = await ifAllowed(async () => {
    const { rows } = await client.query<{ files: number; since: Date }>(
      'select count(*) as files, min(modification) as since from pg_ls_waldir()',
    );
    return rows[0];
  });
  const today = new Date().toISOString().slice(0, 10);
  const since = wal ? ` (${wal.files} files since ${wal.since.toISOString().slice(0, 10)})` : '';
  const archiving = await setting('archive_mode');
  return [
    `The write-ahead log${since} keeps what was erased until PostgreSQL writes over it: max_wal_size is ${await setting('max_wal_size')}.`,
    ['on', 'always'].includes(archiving)
      ? `Archived segments of the log keep it for as long as you keep them: delete those up to ${today} once a newer base backup exists.`
      : `No segments of the log are archived (archive_mode is ${archiving}).`,
  ];
}
