import { sql } from 'kysely';
import { leftHash } from './address-hashes.ts';
import { run, type Storage } from './storage.ts';

/**
 * Erases the addresses that nobody confirmed, and what links and mails of the newsletter no longer serve.
 * Of those who had ended an earlier subscription only that decision stays.
 * @param before milliseconds since 1970; what is older goes.
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
    // Mails hold the address too, also those that could not be sent yet.
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

/** Those who left lose the hash that could be reversed by trying addresses. */
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
        .set({ email_hash: leftHash(email_hash, hashKey) })
        .where('id', '=', id)
        .where('email_hash', '=', email_hash)
        .execute(),
    );
  }
}
