import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Pool } from 'pg';
import { isSerializationFailure, namedError } from './errors.ts';
import type { Schema } from './schema.ts';

/** An open database; SQLite and PostgreSQL answer the same queries. */
export interface Storage {
  readonly db: Kysely<Schema>;
  /** The connection pool of PostgreSQL, which other servers may share; absent on SQLite. */
  readonly pool?: Pool;
  /** The key of hashes whose addresses are not stored. */
  readonly hashKey: string;
  /** Resolves when the database accepts writes. @throws StorageUnavailable */
  ready(): Promise<void>;
  /** Makes erased rows unrecoverable, if the database keeps copies of them. */
  purgeErased(): Promise<void>;
  close(): Promise<void>;
}

/** Runs a query; throws driver errors as named errors. */
export async function run<T>(query: Promise<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    throw namedError(error);
  }
}

const attempts = 10;

/**
 * Runs the work and retries it after serialization failures, with growing delays of a few milliseconds.
 * @throws StorageUnavailable when all attempts failed.
 */
export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isSerializationFailure(error)) throw namedError(error);
      await wait(Math.random() * 5 * 2 ** Math.min(attempt, 5));
    }
  }
}

/**
 * Runs the work in one transaction and retries it after serialization failures.
 * @throws StorageUnavailable when nothing could be committed.
 */
export function inTransaction<T>(
  storage: Storage,
  work: (transaction: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return withRetries(() => storage.db.transaction().execute(work));
}
