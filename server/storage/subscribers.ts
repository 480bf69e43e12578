import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { consentVersion } from '#content/data/newsletter.ts';
import type { Locale } from '#content/locale.ts';
import type { NewsletterForm } from '#domain/newsletter.ts';
import { addressHash, formerHash, mailboxHash } from './address-hashes.ts';
import { countMail } from './mail-limits.ts';
import type { NewsletterKind, Schema, SubscriberRow } from './schema.ts';
import { inTransaction, run, type Storage } from './storage.ts';
import { tokenHash, type TokenPurpose } from './subscriber-tokens.ts';
import { notBeforeLastRun } from './upkeep.ts';

export interface SubscriptionRequest {
  readonly email: string;
  readonly language: Locale;
  readonly form: NewsletterForm;
}

/** The result of using a link; `used` and `expired` ones were valid before, `unknown` ones never were. */
export type LinkOutcome = 'done' | 'used' | 'expired' | 'unknown';

/**
 * Stores a request and queues its mail; durable once this resolves. Known and unknown addresses are treated alike:
 * subscribers get a mail that says so. A request above the limit of mails changes nothing.
 * @param now milliseconds since 1970.
 * @throws StorageUnavailable when nothing was stored.
 */
export function requestSubscription(
  storage: Storage,
  request: SubscriptionRequest,
  now: number,
): Promise<void> {
  const { email, language, form } = request;
  const consent = {
    email,
    language,
    form,
    status: 'pending',
    consent_version: consentVersion,
    requested_at: notBeforeLastRun(now),
  } as const;
  const { hashKey } = storage;
  const hash = addressHash(email);
  return inTransaction(storage, async (transaction) => {
    if (!(await countMail(transaction, 'newsletter', { address: email, hashKey, now }))) return;
    // A former subscriber keeps the same row.
    await transaction
      .updateTable('subscribers')
      .set({ email_hash: hash })
      .where('email_hash', '=', formerHash(hash, hashKey))
      .execute();
    const row = await transaction
      .insertInto('subscribers')
      .values({ ...consent, id: randomUUID(), email_hash: hash })
      .onConflict((conflict) => conflict.column('email_hash').doUpdateSet({ email_hash: hash }))
      .returning(['id', 'email', 'status'])
      .executeTakeFirstOrThrow();
    // A confirmed subscription only changes through a link in a mail to its owner.
    if (row.status === 'confirmed' && row.email !== null) {
      await enqueue(transaction, row.id, 'newsletter-known', row.email, now);
      return;
    }
    await transaction
      .updateTable('subscribers')
      .set({ ...consent, confirmed_at: null })
      .where('id', '=', row.id)
      .execute();
    await enqueue(transaction, row.id, 'newsletter-confirm', email, now);
  });
}

/**
 * Confirms the subscription of a link, once; its other links to confirm become invalid.
 * @throws StorageUnavailable
 */
export function confirmSubscription(
  storage: Storage,
  token: string,
  now: number,
): Promise<LinkOutcome> {
  return inTransaction(storage, async (transaction) => {
    const link = await findLink(transaction, token, 'confirm');
    if (!link) return 'unknown';
    if (link.used_at !== null) return 'used';
    if (link.expires_at !== null && link.expires_at <= now) return 'expired';
    // Of two parallel requests only one finds the subscription unconfirmed.
    const confirmed = await transaction
      .updateTable('subscribers')
      .set({ status: 'confirmed', confirmed_at: now, unsubscribed_at: null })
      .where('id', '=', link.subscriber_id)
      .where('status', '=', 'pending')
      .returning('email')
      .executeTakeFirst();
    await transaction
      .updateTable('subscriber_tokens')
      .set({ used_at: now })
      .where('subscriber_id', '=', link.subscriber_id)
      .where('purpose', '=', 'confirm')
      .where('used_at', 'is', null)
      .execute();
    if (!confirmed?.email) return 'used';
    await enqueue(transaction, link.subscriber_id, 'newsletter-welcome', confirmed.email, now);
    return 'done';
  });
}

/**
 * Ends the subscription of a link and erases the address; repeating it changes nothing.
 * @throws StorageUnavailable
 */
export async function endSubscription(
  storage: Storage,
  token: string,
  now: number,
): Promise<Extract<LinkOutcome, 'done' | 'unknown'>> {
  const outcome = await inTransaction(storage, async (transaction) => {
    const link = await findLink(transaction, token, 'unsubscribe');
    if (!link) return 'unknown';
    const { hashKey } = storage;
    const leaving = await transaction
      .selectFrom('subscribers')
      .select(['email', 'email_hash'])
      .where('id', '=', link.subscriber_id)
      .where('status', '<>', 'unsubscribed')
      .executeTakeFirst();
    if (leaving) {
      await transaction
        .updateTable('subscribers')
        .set({
          status: 'unsubscribed',
          email: null,
          email_hash: formerHash(leaving.email_hash, hashKey),
          unsubscribed_at: now,
        })
        .where('id', '=', link.subscriber_id)
        .execute();
    }
    if (leaving?.email) {
      // The link proves who unsubscribed, so a new subscription need not wait for the limit.
      await transaction
        .deleteFrom('mail_limits')
        .where('address_hash', '=', mailboxHash(leaving.email, hashKey))
        .where('kind', '=', 'newsletter')
        .execute();
    }
    await transaction
      .deleteFrom('outbox')
      .where('subscriber_id', '=', link.subscriber_id)
      .execute();
    return 'done';
  });
  if (outcome === 'done') await storage.purgeErased();
  return outcome;
}

/** The subscriber who receives a mail. @throws when the subscriber was erased together with the mail. */
export function subscriberOf(storage: Storage, id: string): Promise<SubscriberRow> {
  return run(
    storage.db.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
}

function findLink(transaction: Transaction<Schema>, token: string, purpose: TokenPurpose) {
  return transaction
    .selectFrom('subscriber_tokens')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}

async function enqueue(
  transaction: Transaction<Schema>,
  subscriberId: string,
  kind: NewsletterKind,
  recipient: string,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      message_id: null,
      subscriber_id: subscriberId,
      kind,
      recipient,
      due_at: now,
      created_at: now,
    })
    .execute();
}
