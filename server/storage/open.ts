import { namedError } from './errors.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

/**
 * Opens the database that the URL names (`sqlite:<file>` or `postgres://…`) and brings its tables up to date.
 * @param report gets the code of each database connection that is lost while idle.
 * @throws StorageUnavailable when it cannot be opened.
 */
export async function openStorage(
  databaseUrl: string,
  report: (code: string) => void = () => {},
): Promise<Storage> {
  try {
    const opened = connect(databaseUrl, report);
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

/** Opens the database as it is. @throws the driver's error when it cannot be opened. */
export function connect(databaseUrl: string, report: (code: string) => void = () => {}): Storage {
  const [, sqliteFile] = /^sqlite:(.*)$/.exec(databaseUrl) ?? [];
  return sqliteFile ? openSqlite(sqliteFile) : openPostgres(databaseUrl, report);
}
