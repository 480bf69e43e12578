import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { temporaryFolder } from '../testing-folder.ts';
import { createDatabase, emptyDatabase } from './testing-postgres.ts';

/** An empty database of the kind that this run of the suites is about. */
export interface TestDatabase {
  readonly url: string;
  /** A folder of its own; holds the file of a SQLite database. */
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/** Suites run on SQLite, and a second time on PostgreSQL where it is installed (vitest.config.ts). */
export const onPostgres = process.env['TEST_DATABASE'] === 'postgres';

/** Databases that are empty again. */
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
