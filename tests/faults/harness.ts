import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { addressOf } from '../server.ts';
import { startMailbox, type Mailbox } from './mailbox.ts';

/** The real server as a process of its own, on a free port of this machine. */
export interface Server {
  readonly url: string;
  readonly pid: number;
  /** Sends the signal and resolves to the exit code; null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** How the server is started where speed matters. */
export interface Start {
  /** A program that starts it, with its arguments: `taskset -c 0`. */
  readonly through?: readonly string[];
  /** False: its clock cannot be moved, and costs nothing. */
  readonly clock?: boolean;
}

/** What a fault or a bench works with; all of it is gone at the end, however it ends. */
export interface Harness {
  readonly folder: string;
  readonly mailbox: Mailbox;
  /** Starts the server; `file` is its database. */
  start(file: string, env?: Readonly<Record<string, string>>, how?: Start): Promise<Server>;
  /** Puts the servers' clock so many milliseconds off; resolves when they have noticed. */
  setClock(shift: number): Promise<void>;
  /** Another process that is needed, ended at the end. */
  own(child: ChildProcess): ChildProcess;
  /** Called at the end, the latest first. */
  atEnd(undo: () => unknown): void;
}

/** It cannot be run on this machine; the message says what it needs. */
export class NotPossible extends Error {
  override readonly name = 'NotPossible';
}

/** Somebody pressed Ctrl-C: what would follow is not wanted either. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const entry = fileURLToPath(new URL('../../server/index.ts', import.meta.url));
const clock = new URL('shifted-clock.ts', import.meta.url).href;
const plenty = '100000000';

/** Runs the work, for `seconds` at most, and takes away all that it started. */
export async function withHarness<T>(seconds: number, work: (harness: Harness) => Promise<T>) {
  const folder = mkdtempSync(join(tmpdir(), 'rumbo-harness-'));
  const undos: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const { promise: cut, reject } = Promise.withResolvers<never>();
  const alarm = setTimeout(() => reject(new Error(`not done after ${seconds} s`)), seconds * 1000);
  const interrupted = () => reject(new Interrupted());
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    const atEnd = (undo: () => unknown) => void undos.push(undo);
    return await Promise.race([prepare(folder, atEnd).then(work), cut]);
  } finally {
    clearTimeout(alarm);
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    for (const undo of undos.reverse()) await undo();
  }
}

async function prepare(folder: string, atEnd: Harness['atEnd']): Promise<Harness> {
  const clockFile = join(folder, 'clock');
  const setClock = async (shift: number) => {
    writeFileSync(clockFile, String(shift));
    await wait(150);
  };
  const own = (child: ChildProcess) => {
    atEnd(() => end(child, 'SIGKILL'));
    return child;
  };
  await setClock(0);
  const mailbox = await startMailbox();
  atEnd(() => mailbox.close());

  async function start(
    file: string,
    env: Readonly<Record<string, string>> = {},
    how: Start = {},
  ): Promise<Server> {
    const shim = how.clock === false ? [] : ['--import', clock];
    const [program, ...args] = [...(how.through ?? []), process.execPath, ...shim, entry];
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        CLOCK_FILE: clockFile,
        HOST: '127.0.0.1',
        PORT: '0',
        // Few runs need pages, and without them the server starts sooner.
        BUILD_DIR: join(folder, 'no-build'),
        DATABASE_URL: `sqlite:${file}`,
        SMTP_URL: mailbox.url,
        LOG_LEVEL: 'silent',
        CONTACT_LIMIT: plenty,
        CONTACT_LIMIT_GLOBAL: plenty,
        ...env,
      },
    });
    own(child);
    const url = await addressOf(child);
    return { url, pid: child.pid ?? 0, end: (signal) => end(child, signal) };
  }

  return { folder, mailbox, start, setClock, own, atEnd };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
  return child.exitCode;
}
