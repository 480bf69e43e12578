import { namedError } from './errors.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

export interface OpenOptions {
  /** Gets the code of each database connection that is lost while idle. */
  readonly report?: (code: string) => void;
  /** The key of hashed addresses, which can only be found with the same key. */
  readonly hashKey?: string;
}

/**
 * Opens the database that the URL names (`sqlite:<file>` or `postgres://…`) and brings its tables up to date.
 * @throws StorageUnavailable when it cannot be opened.
 */
export async function openStorage(
  databaseUrl: string,
  options: OpenOptions = {},
): Promise<Storage> {
  try {
    const opened = connect(databaseUrl, options);
    try {
      await migrate(opened.db);
      await opened.ready();
    } catch (error) {
      await opened.close();
      throw error;
    }
    return opened;
  } catch (error) {
    throw namedError(error);
  }
}

/** Opens the database without migrations. @throws the driver's error when it cannot be opened. */
export function connect(databaseUrl: string, options: OpenOptions = {}): Storage {
  const { report = () => {}, hashKey = '' } = options;
  const [, sqliteFile] = /^sqlite:(.*)$/.exec(databaseUrl) ?? [];
  return sqliteFile ? openSqlite(sqliteFile, hashKey) : openPostgres(databaseUrl, hashKey, report);
}
