import { run, type Storage } from './storage.ts';

const hour = 60 * 60 * 1000;

/** How long (ms) things are kept: messages twelve months, keys of repeated requests a day. */
export const retention = { messages: 365 * 24 * hour, keys: 24 * hour, acknowledged: hour };

/** Erases what is older than its retention; a message takes its mails with it. */
export async function eraseExpired(storage: Storage, now: number): Promise<void> {
  const { db } = storage;
  const before = { key: now - retention.keys, acknowledged: now - retention.acknowledged };
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
  if (numDeletedRows > 0n) await storage.forgetErased();
}
