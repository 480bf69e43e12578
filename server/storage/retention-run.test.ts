import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onPostgres, temporaryDatabase, type TestDatabase } from './testing-database.ts';
import { validBody } from '../testing.ts';
import { acceptMessage } from './messages.ts';
import { openStorage } from './open.ts';
import { confirmClock, retentionHeld, runRetention } from './retention-run.ts';
import { retention } from './retention.ts';
import type { Storage } from './storage.ts';
import { requestSubscription } from './subscribers.ts';
import { storeUpkeep, readUpkeep } from './upkeep.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

let database: TestDatabase;
let storage: Storage;
/** The real time, because on PostgreSQL its own clock decides. */
const today = Date.now();

beforeEach(async () => {
  database = await temporaryDatabase();
  storage = await openStorage(database.url);
});

afterEach(async () => {
  await storage.close();
  await database.remove();
});

async function accept(now: number) {
  const submission = {
    message: validBody,
    form: 'home',
    language: 'es',
    suspicion: undefined,
    idempotencyKey: `key ${now}`,
  } as const;
  await acceptMessage(storage, submission, 'oficina@rumbo.example', now);
}

async function rows() {
  const tables = ['messages', 'outbox', 'idempotency_keys', 'subscribers', 'mail_limits'] as const;
  const counts = tables.map(async (table) => {
    const found = await storage.db.selectFrom(table).selectAll().execute();
    return [table, found.length] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

async function messageTimes(): Promise<number[]> {
  const found = await storage.db
    .selectFrom('messages')
    .select('created_at')
    .orderBy('created_at')
    .execute();
  return found.map((row) => row.created_at);
}

async function fill() {
  for (let age = 0; age < 5; age++) await accept(today - age * hour);
  const request = { email: 'eva@correo.example', language: 'es', form: 'footer' } as const;
  await requestSubscription(storage, request, today);
}

describe('a run of retention', () => {
  it('erases expired rows, stores the counts, and is not held', async () => {
    await storeUpkeep(storage, 'retention', today - hour);
    await accept(today);
    // Pretends that it was stored long ago.
    const old = { created_at: today - retention.messages - hour };
    await storage.db.updateTable('messages').set(old).execute();
    await accept(today + 1);
    expect(await runRetention(storage, today)).toEqual({
      erased: { messages: 1, keys: 0, limits: 0, newsletter: 0, searches: 0 },
    });
    expect(await rows()).toMatchObject({ messages: 1, idempotency_keys: 2 });
    const note = await readUpkeep(storage, 'retention');
    expect(Math.abs((note?.at ?? 0) - today)).toBeLessThan(hour);
    expect(JSON.parse(note?.note ?? '')).toMatchObject({ messages: 1 });
    expect(await retentionHeld(storage)).toBeUndefined();
  });

  it.runIf(!onPostgres)(
    'erases nothing when the clock has jumped, until it is right again',
    async () => {
      await fill();
      await runRetention(storage, today);
      const before = await rows();
      for (const jump of [400 * day, 2 * day + 1, -400 * day, -day - 1]) {
        expect(await runRetention(storage, today + jump)).toEqual({
          held: { difference: jump, lastRun: today },
        });
        expect(await rows(), String(jump)).toEqual(before);
        expect(await retentionHeld(storage)).toEqual({ difference: jump, lastRun: today });
      }
      expect(await runRetention(storage, today + hour)).toHaveProperty('erased');
      expect(await retentionHeld(storage)).toBeUndefined();
      expect(await rows()).toEqual(before);
    },
  );

  it.runIf(!onPostgres)('waits for the office after a long time without a server', async () => {
    await fill();
    await runRetention(storage, today);
    const later = today + 400 * day;
    for (let run = 0; run < 3; run++) {
      expect(await runRetention(storage, later + run * hour)).toHaveProperty('held');
    }
    expect((await rows())['messages']).toBe(5);
    await confirmClock(storage, later + 3 * hour);
    expect(await runRetention(storage, later + 4 * hour)).toMatchObject({
      erased: { messages: 5 },
    });
    expect(await retentionHeld(storage)).toBeUndefined();
  });

  it.runIf(!onPostgres)('uses the newest row when there was no earlier run', async () => {
    await fill();
    expect(await runRetention(storage, today + 400 * day)).toHaveProperty('held');
    expect((await rows())['messages']).toBe(5);
  });

  it.runIf(onPostgres)('uses the clock of PostgreSQL instead of that of a node', async () => {
    await fill();
    await runRetention(storage, today);
    const before = await rows();
    for (const jump of [400 * day, -400 * day]) {
      expect(await runRetention(storage, today + jump)).toHaveProperty('erased');
      expect(await rows(), String(jump)).toEqual(before);
    }
  });

  it.runIf(onPostgres)('is held when the clock of PostgreSQL has jumped', async () => {
    await fill();
    const longAgo = today - 400 * day;
    await storeUpkeep(storage, 'retention', longAgo);
    await storage.db.updateTable('messages').set({ created_at: longAgo }).execute();
    expect(await runRetention(storage, today)).toMatchObject({ held: { lastRun: longAgo } });
    expect((await rows())['messages']).toBe(5);
    await confirmClock(storage, today);
    expect(await runRetention(storage, today)).toMatchObject({ erased: { messages: 5 } });
  });

  it('keeps messages for twelve months that were stored while the clock was behind', async () => {
    await runRetention(storage, today);
    const known = (await readUpkeep(storage, 'retention'))!.at;
    await accept(today - 400 * day);
    const request = { email: 'eva@correo.example', language: 'es', form: 'footer' } as const;
    await requestSubscription(storage, request, today - 400 * day);
    expect(await messageTimes()).toEqual([known]);
    expect(await runRetention(storage, today + hour)).toMatchObject({
      erased: { messages: 0, newsletter: 0 },
    });
    expect(await rows()).toMatchObject({ messages: 1, outbox: 3, subscribers: 1 });
  });

  it('counts rows from now that were stored while the clock was ahead', async () => {
    await runRetention(storage, today);
    await accept(today + 400 * day);
    await runRetention(storage, today);
    const [time] = await messageTimes();
    expect(Math.abs(time! - today)).toBeLessThan(hour);
    // Their limits do not delay mails either.
    expect((await rows())['mail_limits']).toBe(0);
  });
});
