import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryDatabase, type TestDatabase } from './testing-database.ts';
import { validBody } from '../testing.ts';
import { acceptMessage, type Submission } from './messages.ts';
import { openStorage } from './open.ts';
import { eraseExpired, retention } from './retention.ts';
import type { Storage } from './storage.ts';

const hour = 60 * 60 * 1000;
const start = Date.UTC(2025, 2, 1);

let database: TestDatabase;
let storage: Storage;

beforeEach(async () => {
  database = await temporaryDatabase();
  storage = await openStorage(database.url);
});

afterEach(async () => {
  await storage.close();
  await database.remove();
});

function accept(change: Partial<Submission> = {}, now = start) {
  const submission: Submission = {
    message: validBody,
    form: 'home',
    language: 'es',
    suspicion: undefined,
    idempotencyKey: undefined,
    ...change,
  };
  return acceptMessage(storage, submission, 'oficina@rumbo.example', now);
}

const from = (email: string) => ({ message: { ...validBody, email } });

async function acknowledged(): Promise<string[]> {
  const rows = await storage.db
    .selectFrom('outbox')
    .select('recipient')
    .where('kind', '=', 'acknowledgement')
    .execute();
  return rows.map((row) => row.recipient);
}

describe('acceptMessage', () => {
  it('queues a mail to the office for each message, and one acknowledgement an hour for an address', async () => {
    await accept(from('ana@correo.example'));
    await accept(from('ANA@correo.example'), start + 1);
    await accept(from('luis@correo.example'), start + 2);
    await accept(from('ana@correo.example'), start + hour - 1);
    expect(await acknowledged()).toEqual(['ana@correo.example', 'luis@correo.example']);
    await accept(from('ana@correo.example'), start + hour);
    expect(await acknowledged()).toHaveLength(3);
    const notices = await storage.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'office-notice')
      .execute();
    expect(notices).toHaveLength(5);
  });

  it('queues at most three acknowledgements a day for a mailbox, whatever follows a plus sign', async () => {
    for (let number = 0; number < 20; number++) {
      await accept(from(`ana+${number}@correo.example`), start + number * hour);
    }
    expect(await acknowledged()).toHaveLength(3);
    await accept(from('ana@correo.example'), start + 24 * hour);
    expect(await acknowledged()).toHaveLength(4);
  });

  it('queues one acknowledgement for many parallel messages from one address', async () => {
    await Promise.all(Array.from({ length: 20 }, () => accept()));
    expect(await acknowledged()).toHaveLength(1);
  });

  it('queues no mail for a suspicious message', async () => {
    await accept({ suspicion: 'too-fast' });
    expect(await storage.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    const row = await storage.db.selectFrom('messages').select('status').executeTakeFirst();
    expect(row).toEqual({ status: 'quarantine' });
  });

  it('stores nothing when the last of its writes fails', async () => {
    await storage.db.schema.alterTable('outbox').renameTo('away').execute();
    await expect(accept({ idempotencyKey: 'k' })).rejects.toThrow(/outbox/);
    await storage.db.schema.alterTable('away').renameTo('outbox').execute();
    for (const table of ['messages', 'idempotency_keys', 'mail_limits'] as const) {
      expect(await storage.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect(await accept({ idempotencyKey: 'k' })).toMatchObject({ outcome: 'stored' });
  });
});

describe('eraseExpired', () => {
  it('erases messages with their mails after twelve months, and keys after a day', async () => {
    await accept({ idempotencyKey: 'old' });
    await accept({ idempotencyKey: 'new' }, start + retention.messages);
    await eraseExpired(storage, start + retention.messages + 1);
    const messages = await storage.db.selectFrom('messages').select('created_at').execute();
    expect(messages).toEqual([{ created_at: start + retention.messages }]);
    const keys = await storage.db.selectFrom('idempotency_keys').select('key').execute();
    expect(keys).toEqual([{ key: 'new' }]);
    const jobs = await storage.db.selectFrom('outbox').select('created_at').execute();
    expect(jobs.every((job) => job.created_at > start)).toBe(true);
  });
});
