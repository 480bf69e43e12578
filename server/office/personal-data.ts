import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { run } from '../storage/storage.ts';
import { lowerCase } from './lower-case.ts';
import { OfficeFailure } from './failure.ts';
import { sqliteFile, type Office } from './office.ts';
import { rewriteTables } from './postgres-personal-data.ts';

/** Whether a file contains a text, ignoring the case of ASCII letters. */
export async function fileHolds(file: string, text: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  const wanted = lowerCase(Buffer.from(text));
  let before: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
    const bytes = Buffer.concat([before, lowerCase(chunk as Buffer)]);
    if (bytes.includes(wanted)) return true;
    before = bytes.subarray(Math.max(0, bytes.length - wanted.length + 1));
  }
  return false;
}

/** Empties the write-ahead log; waits for readers. @throws OfficeFailure when they do not finish. */
async function emptyLog({ db }: Office): Promise<void> {
  for (let left = 50; left > 0; left--) {
    const { rows } = await run(sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db));
    if (rows[0]?.busy === 0) return;
    await wait(100);
  }
  throw new OfficeFailure(
    'failed',
    'The rows are erased, but other processes kept the write-ahead log in use: run the command again.',
  );
}

/** What remains of an address after its rows were erased. */
export interface Remains {
  /** Whether the database's files still contain it, for example in other messages; `undefined` when they were not searched. */
  readonly found: boolean | undefined;
  /** Other copies, and how long they are stored. */
  readonly kept: readonly string[];
}

/**
 * Overwrites the remains of erased rows in the database's files, and searches their bytes for the address.
 * @throws OfficeFailure when another process uses the database.
 */
export async function overwriteErased(
  office: Office,
  address: string,
  named: boolean,
): Promise<Remains> {
  const file = sqliteFile(office.settings);
  if (file === undefined) return rewriteTables(office.settings.databaseUrl, address, named);
  const found = async () =>
    (await fileHolds(file, address)) || (await fileHolds(`${file}-wal`, address));
  await emptyLog(office);
  if (!(await found())) return { found: false, kept: [] };
  // Pages that were split or merged may contain copies that secure_delete misses.
  await run(sql`vacuum`.execute(office.db));
  await emptyLog(office);
  return { found: await found(), kept: [] };
}

/** Removes the files of these mails, written when there is no mail server, and files that contain the address. */
export async function removeMailFiles(
  { settings }: Office,
  ids: readonly string[],
  address: string,
): Promise<number> {
  const { mailDir } = settings;
  if (!existsSync(mailDir)) return 0;
  let removed = 0;
  for (const name of await readdir(mailDir)) {
    if (!/\.eml(?:\.part)?$/.test(name)) continue;
    const file = join(mailDir, name);
    const owned = ids.some((id) => name.includes(id));
    if (!owned && !(await mailNames(file, address))) continue;
    await rm(file);
    removed++;
  }
  return removed;
}

async function mailNames(file: string, address: string): Promise<boolean> {
  const content = await readFile(file, 'utf8');
  // Mails fold long lines, even within a word.
  const unfolded = content.replace(/=\r?\n/g, '').toLowerCase();
  return unfolded.includes(address.toLowerCase());
}
