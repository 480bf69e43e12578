import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** The files that SQLite creates beside the database. */
const companions = ['-wal', '-shm', '-journal'];

/**
 * Creates the file of a database if needed, and lets only its owner read it, whatever the umask. Its folder becomes
 * private too, unless it already existed with other files.
 * @throws when the folder cannot be made.
 */
export function makePrivate(file: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const ours = [basename(file), 'mail'];
  const others = readdirSync(folder).filter((name) => !ours.some((own) => name.startsWith(own)));
  if (others.length === 0) allow(folder, 0o700);
  try {
    closeSync(openSync(file, 'a', 0o600));
  } catch {
    // Opening the file with SQLite reports the error.
    return;
  }
  // SQLite gives its log the permissions of the database file.
  for (const path of [file, ...companions.map((suffix) => file + suffix)]) {
    if (existsSync(path)) allow(path, 0o600);
  }
}

/** Sets permissions; a file of another owner keeps its own. */
function allow(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EPERM' && code !== 'EROFS' && code !== 'ENOENT') throw error;
  }
}
