import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { temporaryFolder } from '../testing-folder.ts';
import { createDatabase, emptyDatabase } from './testing-postgres.ts';

/** An empty database for a test. */
export interface TestDatabase {
  readonly url: string;
  /** A temporary folder, which contains the file of a SQLite database. */
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/** Whether this run is on PostgreSQL: suites run on SQLite, and again on PostgreSQL if installed (vitest.config.ts). */
export const onPostgres = process.env['TEST_DATABASE'] === 'postgres';

/** Emptied databases, for reuse. */
const spare: string[] = [];

export async function temporaryDatabase(): Promise<TestDatabase> {
  const folder = temporaryFolder();
  const url = onPostgres
    ? (spare.pop() ?? (await createDatabase(inject('postgres'))))
    : `sqlite:${join(folder, 'test.db')}`;
  return {
    url,
    folder,
    remove: async () => {
      if (onPostgres) {
        await emptyDatabase(url);
        spare.push(url);
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
