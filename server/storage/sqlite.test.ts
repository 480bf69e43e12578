import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turnOfEventLoop } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing-folder.ts';
import { startServer, validBody, type TestServer } from '../testing.ts';
import { StorageUnavailable } from './errors.ts';
import { openStorage } from './open.ts';
import type { Storage } from './storage.ts';

async function withServer(work: (server: TestServer) => Promise<void>) {
  const server = await startServer();
  try {
    await work(server);
  } finally {
    await server.close();
  }
}

/** Expects that nothing is stored and that the response says when to retry. */
async function expectOutage(server: TestServer) {
  const key = { 'idempotency-key': 'once' };
  for (let attempt = 0; attempt < 2; attempt++) {
    const answer = await server.post(validBody, key);
    expect([answer.status, await answer.json()]).toEqual([503, { error: 'unavailable' }]);
    expect(answer.headers.get('retry-after')).toBe('5');
  }
}

async function expectRecovery(server: TestServer) {
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const answer = await server.post(validBody, { 'idempotency-key': 'once' });
  expect(answer.status).toBe(201);
  expect(await server.storage.db.selectFrom('messages').select('id').execute()).toEqual([
    await answer.json(),
  ]);
}

/** Starts another process that has the write lock until it is told to release it. */
async function lock(file: string) {
  const script = `
    const db = require('better-sqlite3')(${JSON.stringify(file)});
    db.exec('begin immediate');
    console.log('locked');
    process.stdin.on('end', () => db.exec('rollback')).resume();`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return async () => {
    child.stdin.end();
    await once(child, 'exit');
  };
}

describe('a SQLite file', () => {
  it('flushes every commit to the disk', async () => {
    await withServer(async ({ storage }) => {
      const pragma = async (name: string) =>
        Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(storage.db)).rows[0]!)[0];
      expect(await pragma('journal_mode')).toBe('wal');
      expect(await pragma('synchronous')).toBe(2);
      expect(await pragma('foreign_keys')).toBe(1);
      expect(await pragma('secure_delete')).toBe(1);
      expect(await pragma('busy_timeout')).toBeLessThanOrEqual(250);
    });
  });

  it('does not keep other requests waiting for all messages that are being stored', async () => {
    await withServer(async ({ storage }) => {
      let stored = 0;
      const storing = Array.from({ length: 20 }, async (_, task) => {
        await storage.db
          .transaction()
          .execute((transaction) =>
            sql`pragma user_version = ${sql.lit(task)}`.execute(transaction),
          );
        stored++;
      });
      await turnOfEventLoop();
      expect(stored).toBeLessThan(3);
      await Promise.all(storing);
    });
  });

  it('that another process has locked leads to 503, while pages are still served', async () => {
    await withServer(async (server) => {
      const release = await lock(server.file);
      await expectOutage(server);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      await release();
      await expectRecovery(server);
    });
  });

  it('that is read-only leads to 503', async () => {
    await withServer(async (server) => {
      await sql`pragma query_only = on`.execute(server.storage.db);
      await expectOutage(server);
      expect(await server.storage.db.selectFrom('messages').select('id').execute()).toEqual([]);
      await sql`pragma query_only = off`.execute(server.storage.db);
      await expectRecovery(server);
    });
  });

  it('that is full leads to 503', async () => {
    await withServer(async (server) => {
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(
        server.storage.db,
      );
      const limit = (pages: number) =>
        sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(server.storage.db);
      await limit(rows[0]!.page_count);
      const long = { ...validBody, message: 'x'.repeat(4000) };
      const statuses: number[] = [];
      for (let sent = 0; sent < 5; sent++) statuses.push((await server.post(long)).status);
      expect(statuses.at(-1)).toBe(503);
      await limit(1_000_000);
      const accepted = statuses.filter((status) => status === 201).length;
      expect(await server.storage.db.selectFrom('messages').select('id').execute()).toHaveLength(
        accepted,
      );
      expect((await server.post(long)).status).toBe(201);
    });
  });

  it('is migrated once when several processes start', async () => {
    const folder = temporaryFolder();
    const url = `sqlite:${join(folder, 'new', 'test.db')}`;
    const first = await openStorage(url);
    const second = await openStorage(url);
    const run = async (storage: Storage) =>
      (await sql`select name from kysely_migration`.execute(storage.db)).rows;
    expect(await run(second)).toEqual(await run(first));
    await Promise.all([first.close(), second.close()]);
    rmSync(folder, { recursive: true });
  });

  it('can only be read by its owner, whatever the umask and the permissions before', async () => {
    const folder = temporaryFolder();
    const data = join(folder, 'data');
    const file = join(data, 'test.db');
    const before = process.umask(0);
    try {
      for (const made of ['by us', 'by an older version']) {
        const storage = await openStorage(`sqlite:${file}`);
        await sql`pragma user_version = 1`.execute(storage.db);
        const modes = ['', '-wal', '-shm'].map((suffix) => statSync(file + suffix).mode & 0o777);
        expect([made, statSync(data).mode & 0o777, ...modes]).toEqual([
          made,
          0o700,
          0o600,
          0o600,
          0o600,
        ]);
        await storage.close();
        chmodSync(data, 0o755);
        chmodSync(file, 0o644);
      }
      // A folder with other files keeps its permissions.
      writeFileSync(join(data, 'notes.txt'), '');
      await (await openStorage(`sqlite:${file}`)).close();
      expect(statSync(data).mode & 0o777).toBe(0o755);
      expect(statSync(file).mode & 0o777).toBe(0o600);
    } finally {
      process.umask(before);
      rmSync(folder, { recursive: true });
    }
  });

  it('that cannot be opened gives an error that says so', async () => {
    const folder = temporaryFolder();
    await expect(openStorage(`sqlite:${folder}`)).rejects.toThrow(StorageUnavailable);
    rmSync(folder, { recursive: true });
  });
});
