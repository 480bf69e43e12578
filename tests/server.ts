import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import PostalMime, { type Email } from 'postal-mime';
import type { MessageRow, SubscriberRow } from '#server/storage/schema.ts';

/** The real server with a database and a mail folder of its own. */
export interface Server {
  readonly url: string;
  /** What was stored from this address. */
  messages(email: string): MessageRow[];
  /** What is known of the subscriber with this address. */
  subscriber(email: string): SubscriberRow | undefined;
  /** Makes every link that was sent to this address three days old. */
  expireLinks(email: string): void;
  /** The mails written so far that name this address as recipient or in Reply-To. */
  mails(email: string): Promise<Email[]>;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const plenty = '1000000';

/** Starts the server on a free port. @throws when it does not answer within ten seconds. */
export async function startServer(): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'rumbo-tests-'));
  const file = join(folder, 'rumbo.db');
  const mail = join(folder, 'mail');
  const child = spawn(process.execPath, ['server/index.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '0',
      DATABASE_URL: `sqlite:${file}`,
      MAIL_DIR: mail,
      LOG_LEVEL: 'fatal',
      CONTACT_LIMIT: plenty,
      CONTACT_LIMIT_GLOBAL: plenty,
    },
  });
  const url = await addressOf(child);
  await answering(`${url}/healthz`);
  return {
    url,
    messages: (email) => {
      const database = new Database(file, { readonly: true });
      const rows = database.prepare('select * from messages where email = ?').all(email);
      database.close();
      return rows as MessageRow[];
    },
    subscriber: (email) => {
      const database = new Database(file, { readonly: true });
      const row = database.prepare('select * from subscribers where email = ?').get(email);
      database.close();
      return row as SubscriberRow | undefined;
    },
    expireLinks: (email) => {
      const database = new Database(file, { timeout: 5000 });
      database
        .prepare(
          `update subscriber_tokens set expires_at = expires_at - 259200000
           where subscriber_id in (select id from subscribers where email = ?)`,
        )
        .run(email);
      database.close();
    },
    mails: async (email) => {
      const names = (await readdir(mail).catch(() => [])).filter((name) => name.endsWith('.eml'));
      const files = await Promise.all(names.map((name) => readFile(join(mail, name))));
      const mails = await Promise.all(files.map((content) => PostalMime.parse(content)));
      return mails.filter(({ to, replyTo }) =>
        [...(to ?? []), ...(replyTo ?? [])].some(({ address }) => address === email),
      );
    },
    stop: async () => {
      if (child.exitCode === null) {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        const late = setTimeout(() => child.kill('SIGKILL'), 5000);
        await gone;
        clearTimeout(late);
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Where a server that was started listens: it prints its address then. @throws when it ends before. */
export async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the server has no output');
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /^Rumbo Corea: (\S+)/.exec(line) ?? [];
    if (url) {
      child.stdout.resume();
      return url;
    }
  }
  throw new Error('the server ended before it listened');
}

async function answering(url: string): Promise<void> {
  const signal = AbortSignal.timeout(10_000);
  for (;;) {
    const response = await fetch(url, { signal }).catch(() => undefined);
    if (response?.ok) return;
    signal.throwIfAborted();
  }
}
