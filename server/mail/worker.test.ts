import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StorageUnavailable } from '../storage/errors.ts';
import { acceptMessage } from '../storage/messages.ts';
import { openStorage } from '../storage/open.ts';
import { lease } from '../storage/outbox.ts';
import type { Storage } from '../storage/storage.ts';
import { temporaryDatabase, type TestDatabase } from '../storage/testing-database.ts';
import { validBody } from '../testing.ts';
import { smtpTransport, type Transport } from './transport.ts';
import { backOff, createWorker, outageGrace, type MailResult } from './worker.ts';

const hour = 60 * 60 * 1000;

let database: TestDatabase;
let storage: Storage;
let clock: number;
let stopSmtp: () => Promise<void>;

beforeEach(async () => {
  database = await temporaryDatabase();
  storage = await openStorage(database.url);
  clock = Date.UTC(2025, 2, 1);
  stopSmtp = async () => {};
});

afterEach(async () => {
  await stopSmtp();
  await storage.close();
  await database.remove();
});

/** Starts a mail server that stores what it receives; returns its port. */
async function startSmtp(options: SMTPServerOptions = {}, port = 0) {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let content = '';
      stream.on('data', (chunk: Buffer) => (content += chunk.toString()));
      stream.on('end', () => {
        received.push(content);
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  stopSmtp = () => new Promise((resolve) => server.close(resolve));
  return { received, port: (server.server.address() as AddressInfo).port };
}

type Log = (...about: unknown[]) => void;

function workerWith(transport: Transport) {
  const log = { info: vi.fn<Log>(), warn: vi.fn<Log>(), error: vi.fn<Log>() };
  const sender = { from: 'hola@rumbo.example', origin: 'https://rumbo.example' };
  const now = () => clock;
  const count = vi.fn<(result: MailResult) => void>();
  // A fraction that would give times with decimals if they were not rounded.
  const random = () => 0.123;
  return {
    log,
    count,
    worker: createWorker({ storage, transport, sender, log, now, random, count }),
  };
}

const smtp = (port: number, query = '?tls=optional') =>
  workerWith(smtpTransport(`smtp://127.0.0.1:${port}${query}`));

async function accept(email = 'ana@correo.example') {
  const submission = {
    message: { ...validBody, email },
    form: 'home',
    language: 'es',
    suspicion: undefined,
    idempotencyKey: undefined,
  } as const;
  await acceptMessage(storage, submission, 'oficina@rumbo.example', clock);
}

function jobs() {
  return storage.db
    .selectFrom('outbox')
    .select(['kind', 'status', 'attempts', 'last_error'])
    .orderBy('kind')
    .execute();
}

const answer = (code: number) =>
  Object.assign(new Error('no ana@correo.example here'), { responseCode: code });

describe('the outbox worker', () => {
  it('sends each mail once, also with several workers at a time', async () => {
    const { received, port } = await startSmtp();
    for (let number = 0; number < 6; number++) await accept(`ana${number}@correo.example`);
    const workers = [1, 2, 3].map(() => smtp(port).worker);
    const tried = await Promise.all(workers.map((worker) => worker.runOnce()));
    expect(tried.reduce((sum, count) => sum + count)).toBe(12);
    expect(received).toHaveLength(12);
    const ids = received.map((mail) => /^Message-ID: (.+)$/m.exec(mail)?.[1]);
    expect(new Set(ids).size).toBe(12);
  });

  it('sends to an address with letters beyond ASCII', async () => {
    const { received, port } = await startSmtp();
    await accept('peña@españa.example');
    await smtp(port).worker.runOnce();
    expect((await jobs()).map(({ status }) => status)).toEqual(['sent', 'sent']);
    expect(received.join('\n')).toMatch(/^To: peña@españa\.example\r?$/m);
  });

  it('retries while the mail server is down, and sends once when it is back', async () => {
    const { port } = await startSmtp();
    await stopSmtp();
    await accept();
    const { worker, log } = smtp(port);
    for (let round = 0; round < 3; round++) {
      expect(await worker.runOnce()).toBe(2);
      expect(await worker.runOnce()).toBe(0);
      clock += hour;
    }
    expect((await jobs()).map((job) => job.attempts)).toEqual([3, 3]);
    const { received } = await startSmtp({}, port);
    await worker.runOnce();
    clock += 10 * hour;
    await worker.runOnce();
    expect(received).toHaveLength(2);
    expect((await jobs()).map((job) => job.status)).toEqual(['sent', 'sent']);
    expect(log.warn).toHaveBeenCalledTimes(6);
  });

  it.each([421, 450, 451])('retries after a temporary refusal %i', async (code) => {
    let refusals = 1;
    const { received, port } = await startSmtp({
      onRcptTo: ({ address }, _session, done) => {
        const refused = address.startsWith('ana') && refusals-- > 0;
        done(refused ? answer(code) : undefined);
      },
    });
    await accept();
    const { worker } = smtp(port);
    await worker.runOnce();
    expect(received).toHaveLength(1);
    clock += hour;
    await worker.runOnce();
    expect(received).toHaveLength(2);
  });

  it('gives up after a refusal with 550, and logs no address', async () => {
    const { port } = await startSmtp({
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('ana') ? answer(550) : undefined),
    });
    await accept();
    const { worker, log } = smtp(port);
    await worker.runOnce();
    clock += hour;
    expect(await worker.runOnce()).toBe(0);
    expect(await jobs()).toMatchObject([
      { kind: 'acknowledgement', status: 'failed', last_error: '550' },
      { kind: 'office-notice', status: 'sent' },
    ]);
    expect(JSON.stringify([log.error.mock.calls, log.warn.mock.calls])).not.toContain('@');
  });

  it('gives up after three days without a mail server, and logs an alert', async () => {
    const { port } = await startSmtp();
    await stopSmtp();
    await accept();
    const { worker, log, count } = smtp(port);
    const end = clock + 3 * 24 * hour;
    for (; clock < end; clock += 6 * hour) {
      await worker.runOnce();
      expect((await jobs()).map((job) => job.status)).toEqual(['pending', 'pending']);
    }
    expect(log.error).not.toHaveBeenCalled();
    await worker.runOnce();
    expect(await jobs()).toMatchObject([{ status: 'failed' }, { status: 'failed' }]);
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ alert: 'dead-letter', kind: 'acknowledgement', attempts: 13 }),
      'mail given up',
    );
    expect(count.mock.calls.slice(-2)).toEqual([['dead-letter'], ['dead-letter']]);
    clock += 6 * hour;
    expect(await worker.runOnce()).toBe(0);
  });

  it('retries when the server accepts the envelope and then defers the content', async () => {
    let broken = 0;
    const { received, port } = await startSmtp({
      onData: (stream, _session, done) => {
        stream.resume();
        broken++;
        stream.on('end', () => done(answer(421)));
      },
    });
    await accept();
    const { worker } = smtp(port);
    await worker.runOnce();
    expect([broken, received.length]).toEqual([2, 0]);
    expect((await jobs()).map((job) => job.status)).toEqual(['pending', 'pending']);
  });

  it('stores results after an outage of the database, and delivers nothing twice', async () => {
    const { received, port } = await startSmtp();
    for (let number = 0; number < 3; number++) await accept(`ana${number}@correo.example`);
    const real = storage;
    let down = false;
    // The database fails as soon as a mail has been delivered.
    const mailServer = smtpTransport(`smtp://127.0.0.1:${port}?tls=optional`);
    const transport: Transport = {
      deliver: async (mail) => {
        await mailServer.deliver(mail);
        down = true;
      },
    };
    storage = {
      ...real,
      get db() {
        if (down) throw new StorageUnavailable('57P01');
        return real.db;
      },
    };
    const first = workerWith(transport).worker;
    const second = workerWith(transport).worker;
    await expect(first.runOnce()).rejects.toThrow(StorageUnavailable);
    await expect(second.runOnce()).rejects.toThrow(StorageUnavailable);
    const handedOver = received.length;
    expect(handedOver).toBeGreaterThan(0);
    // Longer than any lease, as the other worker may be the first to reach the database again.
    clock += 2 * lease;
    await expect(second.runOnce()).rejects.toThrow(StorageUnavailable);
    down = false;
    for (let round = 0; round < 4; round++) {
      await second.runOnce().catch(() => {});
      down = false;
      await first.runOnce().catch(() => {});
      down = false;
      clock += outageGrace;
    }
    const { worker } = smtp(port);
    await worker.runOnce();
    expect(new Set(received.map((mail) => /^Message-ID: (.+)$/m.exec(mail)?.[1])).size).toBe(6);
    expect(received).toHaveLength(6);
    expect((await jobs()).map((job) => job.status)).toEqual(Array(6).fill('sent'));
    storage = real;
  });

  it('sends nothing unencrypted unless allowed, and keeps the mail', async () => {
    const { received, port } = await startSmtp();
    await accept();
    await smtp(port, '').worker.runOnce();
    expect(received).toEqual([]);
    expect((await jobs()).map((job) => job.status)).toEqual(['pending', 'pending']);
  });

  it('waits longer after each try, up to an hour, with jitter', () => {
    expect([0, 1, 2, 50].map((attempts) => backOff(attempts, 0))).toEqual([
      30_000,
      60_000,
      120_000,
      hour,
    ]);
    expect(backOff(1, 1)).toBe(30_000);
    expect(Number.isInteger(backOff(3, 0.123_456))).toBe(true);
  });
});
