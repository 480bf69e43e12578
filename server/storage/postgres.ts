import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { run, type Storage } from './storage.ts';
import { StorageUnavailable } from './errors.ts';
import type { Schema } from './schema.ts';

// Counts and times are int8, which pg returns as strings by default; all stay below 2^53.
types.setTypeParser(types.builtins.INT8, Number);

/**
 * Opens a pool on any PostgreSQL-compatible database; connections are opened when needed.
 * @param report gets the code of each connection that is lost while idle.
 */
export function openPostgres(
  url: string,
  hashKey: string,
  report: (code: string) => void,
): Storage {
  const lost = (error: Error) => report('code' in error ? String(error.code) : error.name);
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: 5000,
    // A frozen server, or one behind a broken network, never responds.
    query_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  });
  // Without both handlers a restart of the database would end this process.
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));

  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    hashKey,
    ready: async () => {
      const result = await run(
        sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(db),
      );
      if (result.rows[0]?.transaction_read_only !== 'off') throw new StorageUnavailable('READONLY');
    },
    purgeErased: async () => {},
    close: () => db.destroy(),
  };
}
