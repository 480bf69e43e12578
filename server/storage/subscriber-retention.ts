import { sql } from 'kysely';
import { formerHash } from './address-hashes.ts';
import { run, type Storage } from './storage.ts';

/**
 * Erases unconfirmed addresses, and links and mails of the newsletter that are no longer needed. For former subscribers
 * only their decision to unsubscribe stays.
 * @param before milliseconds since 1970; older rows are erased.
 * @returns how many rows were erased or emptied.
 */
export async function eraseUnconfirmed(storage: Storage, before: number): Promise<number> {
  const { db } = storage;
  const newsletter = sql<boolean>`subscriber_id is not null`;
  const unconfirmed = db
    .selectFrom('subscribers')
    .select('id')
    .where('status', '=', 'pending')
    .where('requested_at', '<', before);
  const erased = [
    // Queued mails also contain the address.
    await run(
      db.deleteFrom('outbox').where('subscriber_id', 'in', unconfirmed).executeTakeFirstOrThrow(),
    ),
    await run(
      db
        .deleteFrom('outbox')
        .where(newsletter)
        .where('settled_at', '<', before)
        .executeTakeFirstOrThrow(),
    ),
    await run(
      db
        .deleteFrom('subscriber_tokens')
        .where('purpose', '=', 'confirm')
        .where('created_at', '<', before)
        .executeTakeFirstOrThrow(),
    ),
    await run(
      db
        .deleteFrom('subscribers')
        .where('status', '=', 'pending')
        .where('requested_at', '<', before)
        .where('unsubscribed_at', 'is', null)
        .executeTakeFirstOrThrow(),
    ),
  ];
  const { numUpdatedRows } = await run(
    db
      .updateTable('subscribers')
      .set({ status: 'unsubscribed', email: null })
      .where('status', '=', 'pending')
      .where('requested_at', '<', before)
      .executeTakeFirstOrThrow(),
  );
  await keyHashes(storage);
  const rows = erased.reduce((sum, { numDeletedRows }) => sum + numDeletedRows, numUpdatedRows);
  return Number(rows);
}

/** Replaces the plain hash of former subscribers, which could be reversed by trying addresses, by a keyed one. */
async function keyHashes({ db, hashKey }: Storage): Promise<void> {
  const left = await run(
    db
      .selectFrom('subscribers')
      .select(['id', 'email_hash'])
      .where('status', '=', 'unsubscribed')
      .where('email_hash', 'not like', 'keyed:%')
      .execute(),
  );
  for (const { id, email_hash } of left) {
    await run(
      db
        .updateTable('subscribers')
        .set({ email_hash: formerHash(email_hash, hashKey) })
        .where('id', '=', id)
        .where('email_hash', '=', email_hash)
        .execute(),
    );
  }
}
