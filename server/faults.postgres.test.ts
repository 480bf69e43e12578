import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { checkStart } from './start-checks.ts';
import { openStorage } from './storage/open.ts';
import { findPostgres, startCluster, type Cluster } from './storage/testing-postgres.ts';
import { startServer, validBody, type TestServer } from './testing.ts';

let cluster: Cluster;
let server: TestServer;

beforeAll(async () => {
  cluster = await startCluster(findPostgres()!, true);
});

afterAll(() => cluster.remove());

it('the server does not start on a PostgreSQL that may lose committed data', async () => {
  const check = async (url: string, now = Date.now()) => {
    const storage = await openStorage(url);
    const warn = vi.fn<(...about: unknown[]) => void>();
    const settings = { smtpUrl: 'smtp://mail.example', mailDir: '' };
    await checkStart(storage, settings, { warn }, now).finally(() => storage.close());
    return warn;
  };
  expect(await check(cluster.url)).not.toHaveBeenCalled();
  expect(await check(cluster.url, Date.now() - 3600_000)).toHaveBeenCalledOnce();
  for (const days of [-400, -1.1, 1.1, 400]) {
    const wrong = Date.now() + days * 24 * 3600_000;
    await expect(check(cluster.url, wrong)).rejects.toThrow(/CLOCK/);
  }
  const careless = `${cluster.url}?options=${encodeURIComponent('-c synchronous_commit=off')}`;
  await expect(check(careless)).rejects.toThrow(/synchronous_commit is off/);
});

let number = 0;

/** Sends messages, eight at a time, until `enough` is true; returns those acknowledged, and every status. */
async function load(enough: (acknowledged: number) => boolean) {
  const acknowledged: string[] = [];
  const statuses = new Set<number>();
  const sender = async () => {
    while (!enough(acknowledged.length)) {
      const body = { ...validBody, email: `ana${number++}@correo.example` };
      const answer = await server.post(body);
      const { id } = (await answer.json()) as { id?: string };
      statuses.add(answer.status);
      if (id) acknowledged.push(id);
    }
  };
  await Promise.all(Array.from({ length: 8 }, sender));
  return { acknowledged, statuses: [...statuses].sort() };
}

it.each([
  ['restarted', 'SIGINT'],
  ['killed', 'SIGKILL'],
] as const)('PostgreSQL is %s under load: nothing acknowledged is lost', async (_, signal) => {
  server = await startServer({ DATABASE_URL: cluster.url });
  let outage: Promise<void> | undefined;
  let since = Infinity;
  const interrupt = async () => {
    await cluster.end(signal);
    // The remaining processes of a killed server still answer for a moment.
    await readiness(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await cluster.start();
    await readiness(200);
    since = (await stored()).length;
  };
  const { acknowledged, statuses } = await load((done) => {
    if (done >= 40) {
      outage ??= interrupt().catch((error: unknown) => {
        since = 0;
        throw error;
      });
    }
    return done >= since + 40;
  });
  await outage;
  expect(statuses).toEqual([201, 503]);
  const { messages, jobs } = await rows();
  expect(messages).toEqual(expect.arrayContaining(acknowledged));
  expect(jobs).toBe(2 * messages.length);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.storage.pool!.query('drop schema public cascade; create schema public');
  await server.close();
});

async function readiness(status: number): Promise<void> {
  const ask = async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(status);
  await vi.waitFor(ask, 30_000);
}

async function stored(): Promise<string[]> {
  const found = await server.storage.db.selectFrom('messages').select('id').execute();
  return found.map((row) => row.id);
}

async function rows() {
  const jobs = await server.storage.db.selectFrom('outbox').select('id').execute();
  return { messages: await stored(), jobs: jobs.length };
}
