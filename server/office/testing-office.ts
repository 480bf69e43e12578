import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { acceptMessage, type Suspicion } from '../storage/messages.ts';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';
import { temporaryDatabase } from '../storage/testing-database.ts';

const entry = fileURLToPath(new URL('index.ts', import.meta.url));

const secret = 's'.repeat(32);

export interface CommandResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A database with its tables, and the real commands to run on it. */
export interface TestOffice {
  readonly storage: Storage;
  readonly url: string;
  readonly folder: string;
  readonly mailDir: string;
  /** Starts a command as `npm run office --` does. */
  start(args: readonly string[], env?: Record<string, string>): ChildProcess;
  run(...args: string[]): Promise<CommandResult>;
  /** Runs a command with `--json`; fails unless it succeeds. */
  json(...args: string[]): Promise<unknown>;
  close(): Promise<void>;
}

/** Waits until a command ends. */
export async function ended(child: ChildProcess): Promise<CommandResult> {
  let out = '';
  let err = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => (out += chunk));
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (err += chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
}

export async function testOffice(): Promise<TestOffice> {
  const { url, folder, remove } = await temporaryDatabase();
  const storage = await openStorage(url, { hashKey: secret });
  const mailDir = join(folder, 'mail');
  const start: TestOffice['start'] = (args, env = {}) =>
    spawn(process.execPath, [entry, ...args], {
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: url,
        MAIL_DIR: mailDir,
        PUBLIC_URL: 'http://rumbo.example',
        OFFICE_EMAIL: 'oficina@rumbo.example',
        COOKIE_SECRET: secret,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const run = (...args: string[]) => ended(start(args));
  return {
    storage,
    url,
    folder,
    mailDir,
    start,
    run,
    json: async (...args) => {
      const { code, out, err } = await run(...args, '--json');
      if (code !== 0) throw new Error(`${args.join(' ')}: ${code} ${err}`);
      return JSON.parse(out) as unknown;
    },
    close: async () => {
      await storage.close();
      await remove();
    },
  };
}

interface MessageFields {
  readonly name?: string;
  readonly email?: string;
  readonly message?: string;
  readonly suspicion?: Suspicion | undefined;
  readonly subject?: string;
  readonly report?: boolean;
  readonly at?: number;
}

/** Stores a message as the website does; returns its id. */
export async function writeMessage(storage: Storage, written: MessageFields = {}): Promise<string> {
  const { name = 'Ana Pérez', email = 'ana@correo.example', suspicion, report } = written;
  const stored = await acceptMessage(
    storage,
    {
      message: {
        name,
        email,
        subject: written.subject ?? 'estudiar',
        privacyAccepted: true,
        message: written.message ?? '¿Cuándo empieza el próximo curso?',
      },
      form: 'contact',
      language: 'es',
      budget: report
        ? {
            city: 'seoul',
            duration: 1,
            durationType: 'months',
            purpose: 'study',
            budgetLevel: 'mid',
            accommodation: 'dormitory',
            includeFood: true,
            includeTransport: true,
            includeEntertainment: false,
          }
        : undefined,
      suspicion,
      idempotencyKey: randomUUID(),
    },
    'oficina@rumbo.example',
    written.at ?? Date.now(),
  );
  if (stored.outcome !== 'stored') throw new Error(stored.outcome);
  return stored.id;
}

/** A subscriber who confirmed an hour ago. */
export function confirmedSubscriber(email: string, language: string) {
  const hourAgo = Date.now() - 60 * 60 * 1000;
  return {
    id: randomUUID(),
    email,
    email_hash: createHash('sha256').update(email.toLowerCase()).digest('hex'),
    status: 'confirmed' as const,
    language,
    form: 'footer',
    consent_version: '1',
    requested_at: hourAgo,
    confirmed_at: hourAgo,
    unsubscribed_at: null,
  };
}
