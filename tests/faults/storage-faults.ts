import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { outage, type Fault } from './outage.ts';
import type { Check } from './checks.ts';
import { NotPossible, type Harness } from './harness.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A small disk in memory is filled to the last byte, then freed. */
export async function diskFull(harness: Harness): Promise<Check[]> {
  const disk = join(harness.folder, 'disk');
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', disk], { stdio: 'pipe' });
  } catch {
    throw new NotPossible('this user may not mount a tmpfs; run it as root');
  }
  harness.atEnd(() => execFileSync('umount', [disk]));
  const filler = join(disk, 'filler');
  return outage(harness, join(disk, 'rumbo.db'), async () => {
    fill(filler);
    return async () => rmSync(filler);
  });
}

function fill(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (let size = 1024 * 1024; size >= 1;) {
      try {
        writeSync(handle, Buffer.alloc(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(handle);
  }
}

/** Every write to the database's files fails as on a disk that was mounted read-only. */
export function readOnly(harness: Harness): Promise<Check[]> {
  const file = join(harness.folder, 'rumbo.db');
  return outage(harness, file, failing(harness, file, 'pwrite64,ftruncate', 'EROFS'));
}

/** The disk takes the bytes and then cannot promise to keep them. */
export function fsync(harness: Harness): Promise<Check[]> {
  const file = join(harness.folder, 'rumbo.db');
  return outage(harness, file, failing(harness, file, 'fsync,fdatasync', 'EIO'));
}

/** System calls on the database's files fail in the running server. */
function failing(harness: Harness, file: string, calls: string, error: string): Fault {
  return async ({ pid }) => {
    const paths = [file, `${file}-wal`].flatMap((path) => ['-P', path]);
    const inject = ['-e', `trace=${calls}`, '-e', `inject=${calls}:error=${error}`];
    const strace = spawn('strace', [
      '-f',
      '-p',
      String(pid),
      '-o',
      '/dev/null',
      ...paths,
      ...inject,
    ]);
    const attached = Promise.withResolvers<boolean>();
    strace.on('error', () => attached.resolve(false));
    strace.on('exit', () => attached.resolve(false));
    createInterface(strace.stderr).on('line', (line) => {
      if (/ attached/.test(line)) attached.resolve(true);
    });
    if (!(await attached.promise)) {
      throw new NotPossible('it needs strace, and a user who may trace the server');
    }
    harness.own(strace);
    return async () => {
      const gone = once(strace, 'exit');
      strace.kill('SIGINT');
      await gone;
    };
  };
}

/** Another process holds the write lock. */
export function locked(harness: Harness): Promise<Check[]> {
  const file = join(harness.folder, 'rumbo.db');
  return outage(harness, file, async () => {
    const script = `
      const db = require('better-sqlite3')(process.argv[1], { timeout: 5000 });
      db.exec('begin immediate');
      console.log('locked');
      process.stdin.on('end', () => db.exec('rollback')).resume();`;
    const stdio = ['pipe', 'pipe', 'inherit'] as const;
    const holder = spawn(process.execPath, ['-e', script, file], { cwd: root, stdio: [...stdio] });
    harness.own(holder);
    if (!holder.stdout || !holder.stdin) throw new Error('the holder has no pipes');
    await once(holder.stdout, 'data');
    return async () => {
      const gone = once(holder, 'exit');
      holder.stdin?.end();
      await gone;
    };
  });
}
