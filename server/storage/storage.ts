import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Pool } from 'pg';
import { isSerializationFailure, namedError } from './errors.ts';
import type { Schema } from './schema.ts';

/** An open database; SQLite and PostgreSQL answer the same queries. */
export interface Storage {
  readonly db: Kysely<Schema>;
  /** The connections to a PostgreSQL that other servers may share. */
  readonly pool?: Pool;
  /** Keys the hashes of addresses that are kept without the address. */
  readonly hashKey: string;
  /** Resolves when a write would be taken now. @throws StorageUnavailable */
  ready(): Promise<void>;
  /** Makes erased rows unrecoverable, where the database keeps traces of them. */
  forgetErased(): Promise<void>;
  close(): Promise<void>;
}

/** Runs a query; a failure of the database comes out as a named error. */
export async function run<T>(query: Promise<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    throw namedError(error);
  }
}

const attempts = 10;

/**
 * Does the work, again when the database asks for that, after a few milliseconds more each time.
 * @throws StorageUnavailable when it could not be done.
 */
export async function again<T>(work: () => Promise<T>): Promise<T> {
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
 * Runs the work in one transaction, again when the database asks for that.
 * @throws StorageUnavailable when nothing could be committed.
 */
export function inTransaction<T>(
  storage: Storage,
  work: (transaction: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return again(() => storage.db.transaction().execute(work));
}
