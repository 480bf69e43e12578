import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onPostgres, temporaryDatabase } from './testing-database.ts';
import { validBody } from '../testing.ts';
import { acceptMessage } from './messages.ts';
import { openStorage } from './open.ts';
import { claimJobs, lease, longestBackOff, postponeJob, settleJob } from './outbox.ts';
import type { Storage } from './storage.ts';

const start = Date.UTC(2025, 2, 1);
const day = 24 * 60 * 60 * 1000;

async function withStorages(count: number, work: (storages: Storage[]) => Promise<void>) {
  const database = await temporaryDatabase();
  const storages: Storage[] = [];
  // One after the other, because the first creates the tables.
  for (let opened = 0; opened < count; opened++) {
    storages.push(await openStorage(database.url));
  }
  try {
    await work(storages);
  } finally {
    await Promise.all(storages.map((storage) => storage.close()));
    await database.remove();
  }
}

/** Stores messages from different addresses: two jobs each. */
async function store(storage: Storage, messages: number) {
  for (let number = 0; number < messages; number++) {
    const message = { ...validBody, email: `ana${number}@correo.example` };
    const submission = {
      message,
      form: 'home',
      language: 'es',
      suspicion: undefined,
      idempotencyKey: undefined,
    } as const;
    await acceptMessage(storage, submission, 'oficina@rumbo.example', start);
  }
}

describe('claimJobs', () => {
  it('gives every job to exactly one of several workers, in any order', async () => {
    const turns = fc.array(
      fc.record({ worker: fc.nat(3), limit: fc.integer({ min: 1, max: 7 }) }),
      {
        minLength: 5,
        maxLength: 20,
      },
    );
    await fc.assert(
      fc.asyncProperty(turns, fc.integer({ min: 1, max: 8 }), async (order, messages) => {
        await withStorages(4, async (workers) => {
          await store(workers[0]!, messages);
          const claims = await Promise.all(
            order.map(({ worker, limit }) => claimJobs(workers[worker]!, limit, start)),
          );
          const ids = claims.flat().map((job) => job.id);
          expect(new Set(ids).size).toBe(ids.length);
          const rest = await claimJobs(workers[0]!, 100, start);
          expect(ids.length + rest.length).toBe(2 * messages);
        });
      }),
      { numRuns: onPostgres ? 5 : 15 },
    );
  });

  it('gives a job to another worker when its lease has expired, and ignores the first one', async () => {
    await withStorages(1, async ([storage]) => {
      await store(storage!, 1);
      const [expired] = await claimJobs(storage!, 1, start);
      await claimJobs(storage!, 1, start);
      expect(await claimJobs(storage!, 9, start + lease)).toEqual([]);
      const again = await claimJobs(storage!, 9, start + lease + 1);
      expect(again.map((job) => job.id)).toContain(expired!.id);
      await settleJob(storage!, expired!, { status: 'sent', error: null }, start + lease + 2);
      const rows = await storage!.db.selectFrom('outbox').select('status').execute();
      expect(rows.map((row) => row.status)).toEqual(['pending', 'pending']);
    });
  });

  it('waits until a postponed job is due', async () => {
    await withStorages(1, async ([storage]) => {
      await store(storage!, 1);
      for (const job of await claimJobs(storage!, 9, start)) {
        await postponeJob(storage!, job, 'ECONNREFUSED', start + 1000);
      }
      expect(await claimJobs(storage!, 9, start + 999)).toEqual([]);
      const due = await claimJobs(storage!, 9, start + 1000);
      expect(due.map((job) => job.attempts)).toEqual([1, 1]);
    });
  });

  it('still gives jobs after the clock was set back a day', async () => {
    await withStorages(1, async ([storage]) => {
      await store(storage!, 1);
      await claimJobs(storage!, 1, start);
      const [job] = await claimJobs(storage!, 1, start);
      await postponeJob(storage!, job!, 'ECONNREFUSED', start + longestBackOff);
      expect(await claimJobs(storage!, 9, start - day)).toHaveLength(2);
    });
  });
});
