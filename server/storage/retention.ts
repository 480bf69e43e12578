import { dayOf } from './failed-searches.ts';
import { run, type Storage } from './storage.ts';
import { eraseUnconfirmed } from './subscriber-retention.ts';

const hour = 60 * 60 * 1000;

/**
 * How long (ms) rows are kept: messages twelve months, searches without result three, unconfirmed addresses a week,
 * idempotency keys a day.
 */
export const retention = {
  messages: 365 * 24 * hour,
  searches: 90 * 24 * hour,
  keys: 24 * hour,
  limits: 24 * hour,
  unconfirmed: 7 * 24 * hour,
};

/** How many rows were erased. */
export interface Erased {
  readonly messages: number;
  readonly keys: number;
  readonly limits: number;
  /** Unconfirmed subscribers, and expired links and mails of the newsletter. */
  readonly newsletter: number;
  /** Days of words searched without result. */
  readonly searches: number;
}

/**
 * Erases rows older than their retention, messages together with their mails. `runRetention` checks the clock before.
 * @param now milliseconds since 1970.
 * @throws StorageUnavailable
 */
export async function eraseExpired(storage: Storage, now: number): Promise<Erased> {
  const { db } = storage;
  const erased = async (query: {
    executeTakeFirstOrThrow(): Promise<{ numDeletedRows: bigint }>;
  }) => Number((await run(query.executeTakeFirstOrThrow())).numDeletedRows);
  const limits = await erased(
    db.deleteFrom('mail_limits').where('last_at', '<', now - retention.limits),
  );
  const keys = await erased(
    db.deleteFrom('idempotency_keys').where('created_at', '<', now - retention.keys),
  );
  const messages = await erased(
    db.deleteFrom('messages').where('created_at', '<', now - retention.messages),
  );
  const searches = await erased(
    db.deleteFrom('failed_searches').where('day', '<', dayOf(now - retention.searches)),
  );
  const newsletter = await eraseUnconfirmed(storage, now - retention.unconfirmed);
  if (messages + newsletter > 0) await storage.purgeErased();
  return { messages, keys, limits, newsletter, searches };
}
