import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { run } from '../storage/storage.ts';
import { small } from './bytes.ts';
import { OfficeFailure } from './failure.ts';
import { sqliteFile, type Office } from './office.ts';
import { rewriteTables } from './postgres-personal-data.ts';

/** Whether the bytes of a text are anywhere in a file, whatever the case of its letters. */
export async function fileHolds(file: string, text: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  const wanted = small(Buffer.from(text));
  let before: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
    const bytes = Buffer.concat([before, small(chunk as Buffer)]);
    if (bytes.includes(wanted)) return true;
    before = bytes.subarray(Math.max(0, bytes.length - wanted.length + 1));
  }
  return false;
}

/** Empties the write-ahead log; readers at work are waited for. @throws OfficeFailure when they do not end. */
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

/** What is left of an address after its rows were erased. */
export interface Remains {
  /** Whether the database's files still hold it, as they do when other messages name it; `undefined`: nobody looked. */
  readonly found: boolean | undefined;
  /** What is kept beside those files, and until when. */
  readonly kept: readonly string[];
}

/**
 * Overwrites what erased rows left in the database's files, and looks for the address in their bytes.
 * @throws OfficeFailure when another process is in the way.
 */
export async function overwriteErased(office: Office, address: string): Promise<Remains> {
  const file = sqliteFile(office.settings);
  if (file === undefined) return rewriteTables(office.settings.databaseUrl, address);
  const found = async () =>
    (await fileHolds(file, address)) || (await fileHolds(`${file}-wal`, address));
  await emptyLog(office);
  if (!(await found())) return { found: false, kept: [] };
  // Pages that were split or joined can hold copies that secure_delete does not know.
  await run(sql`vacuum`.execute(office.db));
  await emptyLog(office);
  return { found: await found(), kept: [] };
}

/** Removes the mail files (where there is no mail server) of these mails, and those that name the address. */
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
  // Long lines are folded in mails, even within a word.
  const unfolded = content.replace(/=\r?\n/g, '').toLowerCase();
  return unfolded.includes(address.toLowerCase());
}
