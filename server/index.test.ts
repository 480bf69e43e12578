import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStorage } from './storage/open.ts';
import { temporaryFolder } from './testing-folder.ts';
import { sameOrigin, validBody } from './testing.ts';

const entry = fileURLToPath(new URL('index.ts', import.meta.url));

let folder: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  folder = temporaryFolder();
});

afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts the server as `npm start` does; resolves to its URL once it listens. */
async function start(env: Record<string, string> = {}): Promise<string> {
  const started = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      BUILD_DIR: join(folder, 'none'),
      DATABASE_URL: `sqlite:${join(folder, 'test.db')}`,
      CONTACT_LIMIT: '100000',
      CONTACT_LIMIT_GLOBAL: '100000',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  for await (const line of createInterface({ input: started.stdout })) {
    const [, url] = /^Rumbo Corea: (http:.+)$/.exec(line) ?? [];
    if (url) return url;
  }
  throw new Error('the server did not start');
}

let number = 0;

/** Sends messages, eight at a time, until the server stops responding; returns those acknowledged. */
async function load(url: string, onAnswer: (answered: number) => void) {
  const acknowledged: string[] = [];
  const statuses: number[] = [];
  const sender = async () => {
    for (;;) {
      try {
        const answer = await fetch(`${url}/api/contact`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...sameOrigin },
          body: JSON.stringify({ ...validBody, email: `ana${number++}@correo.example` }),
        });
        const { id } = (await answer.json()) as { id?: string };
        statuses.push(answer.status);
        if (id) acknowledged.push(id);
        onAnswer(statuses.length);
      } catch {
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, sender));
  return { acknowledged, statuses };
}

async function stored(): Promise<{ messages: string[]; jobs: number }> {
  const storage = await openStorage(`sqlite:${join(folder, 'test.db')}`);
  const messages = await storage.db.selectFrom('messages').select('id').execute();
  const jobs = await storage.db.selectFrom('outbox').select('id').execute();
  await storage.close();
  return { messages: messages.map((row) => row.id), jobs: jobs.length };
}

describe('the server process', () => {
  it('loses no acknowledged message when it is killed repeatedly', async () => {
    const all: string[] = [];
    for (const answers of [3, 20, 41, 77, 130]) {
      const url = await start();
      const { acknowledged } = await load(url, (answered) => {
        if (answered === answers) child?.kill('SIGKILL');
      });
      all.push(...acknowledged);
    }
    expect(all.length).toBeGreaterThanOrEqual(271);
    const { messages, jobs } = await stored();
    expect(messages).toEqual(expect.arrayContaining(all));
    expect(jobs).toBe(2 * messages.length);
  });

  it('answers requests in progress before it stops', async () => {
    const url = await start();
    const exit = once(child!, 'exit');
    const { acknowledged, statuses } = await load(url, (answered) => {
      if (answered === 50) child?.kill('SIGTERM');
    });
    expect(await exit).toEqual([0, null]);
    expect(new Set(statuses)).toEqual(new Set([201]));
    const { messages } = await stored();
    expect(messages.sort()).toEqual(acknowledged.sort());
    expect(readdirSync(folder)).not.toContain('test.db-wal');
  });

  it('is not held up by connections that are silent or stop half-way', async () => {
    const url = await start();
    const sockets = [
      '',
      'POST /api/contact HTTP/1.1\r\nHost: a\r\nConte',
      'POST /api/contact HTTP/1.1\r\nHost: a\r\nSec-Fetch-Site: same-origin\r\n' +
        'Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name":',
    ].map((sent) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      socket.on('error', () => {});
      socket.write(sent);
      return socket;
    });
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    // A later response shows that the server has read the request before.
    await fetch(`${url}/healthz`);
    const exit = once(child!, 'exit');
    child!.kill('SIGTERM');
    // After 20 s it would end with 1.
    expect(await exit).toEqual([0, null]);
    // SQLite removes the write-ahead log when it is closed properly.
    expect(readdirSync(folder)).not.toContain('test.db-wal');
    for (const socket of sockets) socket.destroy();
  });

  it('writes the mails of a message to files when there is no mail server', async () => {
    const url = await start();
    const answer = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...sameOrigin },
      body: JSON.stringify(validBody),
    });
    expect(answer.status).toBe(201);
    await vi.waitFor(() => {
      const files = readdirSync(join(folder, 'mail'));
      expect(files.filter((file) => file.endsWith('.eml'))).toHaveLength(2);
    }, 5000);
  });

  it('does not start with invalid settings, and names them', async () => {
    const failed = spawn(process.execPath, [entry], {
      env: { PATH: process.env['PATH'], PORT: 'x', LOG_LEVEL: 'loud' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    failed.stderr.on('data', (chunk) => (said += String(chunk)));
    expect(await once(failed, 'close')).toEqual([1, null]);
    expect(said).toContain('  PORT must be');
    expect(said).toContain('  LOG_LEVEL must be');
    expect(said).not.toContain('at ');
  });
});
