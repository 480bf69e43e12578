import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { openStorage } from '../storage/open.ts';
import { makePrivate } from '../storage/private-file.ts';
import { OfficeFailure } from './failure.ts';

/**
 * Copies a database, which may be in use, into a new file that only its owner can read.
 * @returns the size of the copy in bytes.
 * @throws OfficeFailure when the file exists already or the copy is not sound.
 */
export async function backUp(database: string, file: string): Promise<number> {
  if (!existsSync(database)) {
    throw new OfficeFailure('usage', `There is no database at ${database}: check DATABASE_URL.`);
  }
  if (existsSync(file)) {
    throw new OfficeFailure('usage', `${file} exists already: give the backup a new name.`);
  }
  const part = `${file}.part`;
  removeStalePart(part);
  // Created with these permissions so that nobody else can read it meanwhile.
  closeSync(openSync(part, 'wx', 0o600));
  const source = new Database(database, { readonly: true, timeout: 10_000 });
  try {
    await source.backup(part);
    asOneFile(part);
    messagesIn(part);
    flush(part);
    renameSync(part, file);
    flush(dirname(file));
  } catch (error) {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(part + suffix, { force: true });
    throw error;
  } finally {
    source.close();
  }
  return statSync(file).size;
}

/** A part that has not grown for this long (ms) was left by a killed backup. */
const staleAfter = 60_000;

/** Removes the part of a killed backup. @throws OfficeFailure when another backup to the same name may be running. */
function removeStalePart(part: string): void {
  const { mtimeMs } = statSync(part, { throwIfNoEntry: false }) ?? {};
  if (mtimeMs === undefined) return;
  if (Date.now() - mtimeMs < staleAfter) {
    throw new OfficeFailure(
      'failed',
      `${part} was written a moment ago: another backup may be running. If none is, remove that file and repeat.`,
    );
  }
  rmSync(part);
}

/** Turns off the write-ahead log of the copy, so that it is a single file. */
function asOneFile(file: string): void {
  const copy = new Database(file);
  copy.pragma('journal_mode = delete');
  copy.close();
  chmodSync(file, 0o600);
}

function flush(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** The number of messages in a backup. @throws OfficeFailure when the file is no backup or damaged. */
function messagesIn(file: string): number {
  if (!existsSync(file)) throw new OfficeFailure('notFound', `There is no file ${file}.`);
  const backup = new Database(file, { readonly: true });
  try {
    if (backup.pragma('integrity_check', { simple: true }) !== 'ok') throw new Error('damaged');
    const { messages } = backup.prepare('select count(*) as messages from messages').get() as {
      messages: number;
    };
    return messages;
  } catch {
    throw new OfficeFailure('failed', `${file} is no sound backup; nothing was changed.`);
  } finally {
    backup.close();
  }
}

/**
 * Replaces the database by a backup, in one transaction, so that running servers see no intermediate state.
 * @param keep whether to copy the current database to a file beside it first.
 * @param agree gets the number of messages in the backup, and throws to cancel.
 * @returns the path of that copy, if there is one.
 */
export async function restore(
  file: string,
  database: string,
  keep: boolean,
  agree: (messages: number) => Promise<void>,
): Promise<string | undefined> {
  await agree(messagesIn(file));
  let copy: string | undefined;
  if (keep && existsSync(database)) {
    copy = `${database}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    await backUp(database, copy);
  }
  makePrivate(database);
  const source = new Database(file, { readonly: true });
  try {
    await retryWhileLocked(() => source.backup(database));
  } finally {
    source.close();
  }
  // An older backup lacks the newest tables; opening it runs the migrations.
  const storage = await openStorage(`sqlite:${database}`);
  await storage.purgeErased();
  await storage.close();
  return copy;
}

/** Retries while another process has the write lock. */
async function retryWhileLocked<T>(work: () => Promise<T>): Promise<T> {
  for (let left = 100; ; left--) {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (left === 0 || !/^SQLITE_(?:BUSY|LOCKED)/.test(code)) throw error;
      await wait(100);
    }
  }
}
