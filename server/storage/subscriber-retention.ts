import { sql } from 'kysely';
import { run, type Storage } from './storage.ts';

/**
 * Erases the addresses that nobody confirmed, and what links and mails of the newsletter no longer serve.
 * Of those who had ended an earlier subscription only that decision stays.
 * @param before milliseconds since 1970; what is older goes.
 * @returns whether anything was erased.
 */
export async function eraseUnconfirmed(storage: Storage, before: number): Promise<boolean> {
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
  return numUpdatedRows > 0n || erased.some(({ numDeletedRows }) => numDeletedRows > 0n);
}
