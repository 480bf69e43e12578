import { run, type Storage } from './storage.ts';
import { eraseUnconfirmed } from './subscriber-retention.ts';

const hour = 60 * 60 * 1000;

/** How long (ms) things are kept: messages twelve months, unconfirmed addresses a week, keys of repeated requests a day. */
export const retention = {
  messages: 365 * 24 * hour,
  keys: 24 * hour,
  acknowledged: hour,
  reported: 24 * hour,
  unconfirmed: 7 * 24 * hour,
};

/** Erases what is older than its retention; a message takes its mails with it. */
export async function eraseExpired(storage: Storage, now: number): Promise<void> {
  const { db } = storage;
  const before = { key: now - retention.keys, acknowledged: now - retention.acknowledged };
  await run(
    db
      .deleteFrom('reported')
      .where('since', '<', now - retention.reported)
      .execute(),
  );
  await run(db.deleteFrom('idempotency_keys').where('created_at', '<', before.key).execute());
  await run(
    db.deleteFrom('acknowledged').where('acknowledged_at', '<', before.acknowledged).execute(),
  );
  const { numDeletedRows } = await run(
    db
      .deleteFrom('messages')
      .where('created_at', '<', now - retention.messages)
      .executeTakeFirstOrThrow(),
  );
  const unconfirmed = await eraseUnconfirmed(storage, now - retention.unconfirmed);
  if (numDeletedRows > 0n || unconfirmed) await storage.forgetErased();
}
