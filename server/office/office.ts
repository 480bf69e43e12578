import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from 'commander';
import { sql } from 'kysely';
import { unprintable } from '#domain/text/printable.ts';
import { readSettings, type Settings } from '../settings.ts';
import { StorageUnavailable } from '../storage/errors.ts';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';
import { OfficeFailure } from './failure.ts';
import { withOfficeTables, type OfficeDatabase } from './tables.ts';

/** The context of every command. */
export interface Office {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly db: OfficeDatabase;
  /** Prints the data as JSON with `--json`, and as text otherwise. */
  readonly print: (data: unknown, words: () => string) => void;
  /** Resolves when the person agrees. @throws OfficeFailure otherwise. */
  readonly confirm: (question: string) => Promise<void>;
}

/** The options that all commands share. */
export interface CommonOptions {
  readonly json?: true;
  readonly yes?: true;
}

/** Wraps work that needs the database as a command's action. */
export function withOffice(
  // Each command types its own options and arguments.
  work: (office: Office, options: never, ...given: never[]) => Promise<void>,
) {
  return async (...given: unknown[]): Promise<void> => {
    const command = given.pop() as Command;
    given.pop();
    const options = command.optsWithGlobals<CommonOptions>();
    const settings = readSettings(process.env);
    const storage = await open(settings);
    try {
      const db = withOfficeTables(storage.db);
      const confirm = (question: string) => confirmed(question, options.yes === true);
      const office = { settings, storage, db, print: printer(options), confirm };
      await work(office, options as never, ...(given as never[]));
    } finally {
      await storage.close();
    }
  };
}

/** The file of an embedded database; `undefined` on PostgreSQL. */
export function sqliteFile({ databaseUrl }: Settings): string | undefined {
  return /^sqlite:(.+)$/.exec(databaseUrl)?.[1];
}

/** Prints what the options ask for. */
export function printer({ json }: CommonOptions): Office['print'] {
  return (data, words) => console.log(json ? jsonOf(data) : words());
}

/** JSON with control characters escaped, so that a terminal does not act on them. */
export function jsonOf(data: unknown): string {
  return JSON.stringify(data, null, 2).replace(
    unprintable,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Opens the database; waits while a server writes to it. */
async function open(settings: Settings): Promise<Storage> {
  const file = sqliteFile(settings);
  if (file !== undefined && !existsSync(file)) {
    const hint = 'Start the server once, or check DATABASE_URL.';
    throw new OfficeFailure('usage', `There is no database at ${file}. ${hint}`);
  }
  const storage = await retryWhileLocked(() =>
    openStorage(settings.databaseUrl, { hashKey: settings.cookieSecret }),
  );
  if (file !== undefined) await sql`pragma busy_timeout = 10000`.execute(storage.db);
  return storage;
}

async function retryWhileLocked<T>(work: () => Promise<T>): Promise<T> {
  for (let left = 20; ; left--) {
    try {
      return await work();
    } catch (error) {
      const busy = error instanceof StorageUnavailable && error.code.startsWith('SQLITE_BUSY');
      if (left === 0 || !busy) throw error;
      await wait(250);
    }
  }
}

/** Asks for confirmation unless `--yes` was given. @throws OfficeFailure when the answer is no or there is no terminal. */
export async function confirmed(question: string, yes: boolean): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY) {
    throw new OfficeFailure('notConfirmed', `${question}\nNothing was done: repeat with --yes.`);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  if (!/^(?:y|yes|s|sí|si)$/i.test(answer.trim())) {
    throw new OfficeFailure('notConfirmed', 'Nothing was done.');
  }
}
