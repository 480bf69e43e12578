import { createHash, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Locale } from '#content/locale.ts';
import type { ContactForm, ContactMessage } from '#domain/contact.ts';
import { retention } from './retention.ts';
import type { JobKind, Schema } from './schema.ts';
import { inTransaction, run, type Storage } from './storage.ts';

export interface Submission {
  readonly message: ContactMessage;
  readonly form: ContactForm;
  readonly language: Locale;
  /** Suspicious messages are kept without any mail. */
  readonly suspicious: boolean;
  /** The same key with the same message is one message, however often it is sent. */
  readonly idempotencyKey: string | undefined;
}

export type Acceptance =
  | { readonly outcome: 'stored' | 'repeated'; readonly id: string }
  | { readonly outcome: 'key-reused' };

/**
 * Stores a message and the mails that it owes in one transaction; durable once this resolves.
 * @param now milliseconds since 1970.
 * @throws StorageUnavailable when nothing was stored.
 */
export function acceptMessage(
  storage: Storage,
  submission: Submission,
  officeEmail: string,
  now: number,
): Promise<Acceptance> {
  const id = randomUUID();
  return inTransaction(storage, async (transaction) => {
    const earlier = await claimKey(transaction, submission, id, now);
    if (earlier) return earlier;
    const { message, form, language, suspicious } = submission;
    const { name, email, subject, message: text } = message;
    const status = suspicious ? 'quarantine' : 'new';
    await transaction
      .insertInto('messages')
      .values({ id, created_at: now, status, form, language, name, email, subject, message: text })
      .execute();
    if (!suspicious) await queueMails(transaction, id, email, officeEmail, now);
    return { outcome: 'stored', id };
  });
}

/** Takes the key for this message; otherwise says what became of the request that has it. */
async function claimKey(
  transaction: Transaction<Schema>,
  submission: Submission,
  id: string,
  now: number,
): Promise<Acceptance | undefined> {
  const { idempotencyKey: key, message } = submission;
  if (key === undefined) return undefined;
  // The insert waits for a parallel request with the same key, so exactly one gets it.
  const claimed = await transaction
    .insertInto('idempotency_keys')
    .values({ key, body_hash: bodyHash(message), message_id: id, created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed ? undefined : findEarlier(transaction, submission);
}

/**
 * What became of an earlier request with the same key; `undefined` when there was none.
 * @throws StorageUnavailable
 */
export async function findEarlier(
  db: Kysely<Schema>,
  { idempotencyKey, message }: Submission,
): Promise<Acceptance | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const earlier = await run(
    db
      .selectFrom('idempotency_keys')
      .select(['body_hash', 'message_id'])
      .where('key', '=', idempotencyKey)
      .executeTakeFirst(),
  );
  if (!earlier) return undefined;
  return earlier.body_hash === bodyHash(message)
    ? { outcome: 'repeated', id: earlier.message_id }
    : { outcome: 'key-reused' };
}

function bodyHash(message: ContactMessage): string {
  return hash(JSON.stringify(message));
}

async function queueMails(
  transaction: Transaction<Schema>,
  message_id: string,
  sender: string,
  officeEmail: string,
  now: number,
): Promise<void> {
  const job = (kind: JobKind, recipient: string) => ({
    id: randomUUID(),
    message_id,
    kind,
    recipient,
    due_at: now,
    created_at: now,
  });
  const jobs = [job('office-notice', officeEmail)];
  if (await mayAcknowledge(transaction, sender, now)) jobs.push(job('acknowledgement', sender));
  await transaction.insertInto('outbox').values(jobs).execute();
}

/** At most one acknowledgement an hour to an address, so that nobody can have us flood it. */
async function mayAcknowledge(
  transaction: Transaction<Schema>,
  address: string,
  now: number,
): Promise<boolean> {
  const row = await transaction
    .insertInto('acknowledged')
    .values({ address_hash: hash(address.toLowerCase()), acknowledged_at: now })
    .onConflict((conflict) =>
      conflict
        .column('address_hash')
        .doUpdateSet({ acknowledged_at: now })
        .where('acknowledged.acknowledged_at', '<=', now - retention.acknowledged),
    )
    .returning('address_hash')
    .executeTakeFirst();
  return row !== undefined;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
