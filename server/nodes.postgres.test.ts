import type { AddressInfo } from 'node:net';
import { sql, type Kysely } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { smtpTransport } from './mail/transport.ts';
import { createWorker } from './mail/worker.ts';
import { openStorage } from './storage/open.ts';
import type { Schema } from './storage/schema.ts';
import { inTransaction } from './storage/storage.ts';
import { temporaryDatabase, type TestDatabase } from './storage/testing-database.ts';
import { startServer, validBody, type TestServer } from './testing.ts';

let database: TestDatabase;
let nodes: TestServer[];

beforeEach(async () => {
  database = await temporaryDatabase();
  nodes = [];
});

afterEach(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await database.remove();
});

/** Two servers that share only the database. */
async function startTwo(env: Record<string, string> = {}) {
  const shared = { DATABASE_URL: database.url, COOKIE_SECRET: 'c'.repeat(32), ...env };
  nodes = await Promise.all([startServer(shared), startServer(shared)]);
  return nodes as [TestServer, TestServer];
}

const person = (number: number) => ({ ...validBody, email: `ana${number}@correo.example` });

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** A mail server that records Message-IDs and drops the connection after every tenth mail. */
async function startSmtp() {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let content = '';
      stream.on('data', (chunk: Buffer) => (content += chunk.toString()));
      stream.on('end', () => {
        received.push(/^Message-ID: (.+)$/im.exec(content)?.[1] ?? '');
        if (received.length % 10 === 0) {
          const busy = Object.assign(new Error('lost after DATA'), { responseCode: 421 });
          return done(busy);
        }
        return done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { received, port, stop: () => new Promise<void>((resolve) => server.close(resolve)) };
}

describe('two nodes on one PostgreSQL', () => {
  it('send each mail under load, and repeat one only with the same Message-ID', async () => {
    const two = await startTwo();
    const smtp = await startSmtp();
    let clock = Date.now();
    const workers = two.flatMap(({ storage }) =>
      [1, 2].map(() =>
        createWorker({
          storage,
          transport: smtpTransport(`smtp://127.0.0.1:${smtp.port}?tls=optional`),
          sender: { from: 'hola@rumbo.example', origin: 'https://rumbo.example' },
          log: silent,
          now: () => clock,
        }),
      ),
    );
    let sending = true;
    const mailing = workers.map(async (worker) => {
      while (sending) await worker.runOnce();
    });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, number) => two[number % 2]!.post(person(number))),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(60).fill(201));
    sending = false;
    await Promise.all(mailing);
    for (let round = 0; round < 5; round++) {
      clock += 2 * 60 * 60 * 1000;
      await Promise.all(workers.map((worker) => worker.runOnce()));
    }
    await smtp.stop();
    const jobs = await two[0].storage.db.selectFrom('outbox').select(['id', 'status']).execute();
    expect(jobs.map((job) => job.status)).toEqual(Array(120).fill('sent'));
    expect([...new Set(smtp.received)].sort()).toEqual(
      jobs.map((job) => `<${job.id}@rumbo.example>`).sort(),
    );
    // Only the mails whose connection was dropped arrived twice.
    const dropped = Math.floor(smtp.received.length / 10);
    expect(smtp.received.length).toBe(120 + dropped);
  });

  it('store parallel requests with the same key as one message', async () => {
    const two = await startTwo();
    const key = { 'idempotency-key': 'c0ffee' };
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, number) => two[number % 2]!.post(validBody, key)),
    );
    const ids = await Promise.all(answers.map((answer) => answer.text()));
    expect([new Set(answers.map((answer) => answer.status)), new Set(ids).size]).toEqual([
      new Set([201]),
      1,
    ]);
    const other = await two[1].post(person(2), key);
    expect(other.status).toBe(422);
    expect(await two[0].storage.db.selectFrom('messages').select('id').execute()).toHaveLength(1);
  });

  it('count towards the same limit, without storing client IPs', async () => {
    const two = await startTwo({ CONTACT_LIMIT: '5' });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, number) => two[number % 2]!.post(person(number))),
    );
    const taken = answers.filter((answer) => answer.status === 201);
    expect([taken.length, answers.filter((answer) => answer.status === 429).length]).toEqual([
      5, 7,
    ]);
    const rows = await two[0].storage.pool!.query('select * from rate_limits');
    expect(rows.rows).toHaveLength(2);
    expect(JSON.stringify(rows.rows)).not.toContain('127.0.0.1');
  });

  it('accept a CSRF token that the other node issued', async () => {
    const [first, second] = await startTwo();
    const given = await fetch(`${first.url}/api/csrf-token`);
    const { csrfToken } = (await given.json()) as { csrfToken: string };
    const answer = await second.post(validBody, {
      'sec-fetch-site': 'cross-site',
      cookie: given.headers.get('set-cookie')!.split(';', 1)[0]!,
      'x-csrf-token': csrfToken,
    });
    expect(answer.status).toBe(201);
  });
});

it('nodes that start at the same time run the migrations once', async () => {
  const storages = await Promise.all([1, 2, 3].map(() => openStorage(database.url)));
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(
    storages[0]!.db,
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length);
  await Promise.all(storages.map((storage) => storage.close()));
});

it('a transaction that fails to serialize is retried', async () => {
  const isolation = encodeURIComponent('-c default_transaction_isolation=serializable');
  const storage = await openStorage(`${database.url}?options=${isolation}`);
  await storage.db.insertInto('upkeep').values({ task: 'backup', at: 0 }).execute();
  const raise = (db: Kysely<Schema>) =>
    db
      .updateTable('upkeep')
      .set((row) => ({ at: row('at', '+', 1) }))
      .execute();
  let attempts = 0;
  await inTransaction(storage, async (transaction) => {
    attempts++;
    await transaction.selectFrom('upkeep').selectAll().execute();
    // In the first attempt another transaction commits before.
    if (attempts === 1) await raise(storage.db);
    await raise(transaction);
  });
  expect(attempts).toBe(2);
  const row = await storage.db.selectFrom('upkeep').selectAll().executeTakeFirst();
  expect(row?.at).toBe(2);
  await storage.close();
});
