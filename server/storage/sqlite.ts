import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate as turnOfEventLoop } from 'node:timers/promises';
import Database from 'better-sqlite3';
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  sql,
  type DatabaseConnection,
} from 'kysely';
import { StorageUnavailable } from './errors.ts';
import { makePrivate } from './private-file.ts';
import { run, type Storage } from './storage.ts';
import type { Schema } from './schema.ts';

/** Longest wait (ms) for another process's lock, during which no request is answered. */
const busyTimeout = 200;

/** Least free disk space (bytes), so that the write-ahead log fits. */
const leastFreeSpace = 16 * 1024 * 1024;

/**
 * Opens or creates the file; every commit is flushed to the disk.
 * @throws StorageUnavailable when the disk is full; the driver's error when the file cannot be opened.
 */
export function openSqlite(file: string, hashKey: string): Storage {
  const folder = dirname(file);
  makePrivate(file);
  requireFreeSpace(folder);
  const database = new Database(file, { timeout: busyTimeout });
  try {
    configure(database);
  } catch (error) {
    database.close();
    throw error;
  }
  const db = new Kysely<Schema>({ dialect: new DurableSqlite(database) });
  return {
    db,
    hashKey,
    ready: async () => {
      requireFreeSpace(folder);
      // `begin immediate` fails on a locked or read-only file, and writes nothing.
      await run(db.transaction().execute(async () => {}));
    },
    purgeErased: async () => {
      await run(sql`pragma wal_checkpoint(truncate)`.execute(db));
    },
    close: () => db.destroy(),
  };
}

function configure(database: Database.Database): void {
  database.pragma('journal_mode = wal');
  database.pragma('synchronous = full');
  database.pragma('foreign_keys = on');
  database.pragma('secure_delete = on');
  const expected = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1, secure_delete: 1 };
  for (const [pragma, value] of Object.entries(expected)) {
    const actual = database.pragma(pragma, { simple: true });
    if (actual !== value) throw new Error(`SQLite ${pragma} is ${String(actual)}, not ${value}`);
  }
}

function requireFreeSpace(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < leastFreeSpace) throw new StorageUnavailable('DISK_FULL', folder);
}

class DurableSqlite extends SqliteDialect {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#database);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdl();
  }
}

/** Runs migrations in a transaction, so that a process killed during one leaves the file as it was. */
class TransactionalDdl extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database: { close: () => database.close(), prepare: cachingStatements(database) } });
    this.#database = database;
  }

  /**
   * The driver is synchronous: without a turn of the event loop between two users of the connection, all that wait for
   * it would follow each other, and nothing else would be answered meanwhile.
   */
  override async acquireConnection(): Promise<DatabaseConnection> {
    await turnOfEventLoop();
    return super.acquireConnection();
  }

  /** Takes the write lock at the beginning; taking it later fails when another process wrote in between. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** SQLite rolls back automatically when the disk is full or broken; a second rollback would hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Caches prepared statements, as the same few queries are repeated. */
function cachingStatements(database: Database.Database): (query: string) => Database.Statement {
  const statements = new Map<string, Database.Statement>();
  return (query) => {
    const known = statements.get(query) ?? database.prepare(query);
    if (statements.size < 200) statements.set(query, known);
    return known;
  };
}
