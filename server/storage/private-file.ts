import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** What SQLite keeps beside its file. */
const companions = ['-wal', '-shm', '-journal'];

/**
 * Makes a database's file, if need be, so that only its owner reads it, whatever the umask. Its folder is made
 * private too, unless it was there before and holds other things.
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
    // SQLite names what is wrong with it.
    return;
  }
  // SQLite gives its log the permissions of the file.
  for (const path of [file, ...companions.map((suffix) => file + suffix)]) {
    if (existsSync(path)) allow(path, 0o600);
  }
}

/** A file of another owner keeps its permissions: whoever set it up decides. */
function allow(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EPERM' && code !== 'EROFS' && code !== 'ENOENT') throw error;
  }
}
