import { createHash, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Locale } from '#content/locale.ts';
import { storeBudget } from '#domain/budget/budget-request.ts';
import type { BudgetInputs } from '#domain/budget/budget-inputs.ts';
import type { ContactForm, ContactMessage } from '#domain/contact.ts';
import { enqueueMails } from './enqueue-mails.ts';
import type { Schema } from './schema.ts';
import { inTransaction, run, type Storage } from './storage.ts';
import { notBeforeLastRun } from './upkeep.ts';

/** Why a message is kept in quarantine: a robot filled in a hidden field or was too fast, or too many came at once. */
export type Suspicion = 'hidden-field' | 'too-fast' | 'crowded';

export interface Submission {
  readonly message: ContactMessage;
  readonly form: ContactForm;
  readonly language: Locale;
  /** The budget of a requested report; absent for a message to the office. */
  readonly budget?: BudgetInputs | undefined;
  /** Suspicious messages are stored without any mail. */
  readonly suspicion: Suspicion | undefined;
  /** Requests with the same key and the same message are stored once. */
  readonly idempotencyKey: string | undefined;
}

export type Acceptance =
  | { readonly outcome: 'stored' | 'repeated'; readonly id: string }
  | { readonly outcome: 'key-reused' };

/**
 * Stores a message and queues its mails in one transaction; durable once this resolves.
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
    const { message, language, budget, suspicion } = submission;
    const { name, email, subject, message: text } = message;
    await transaction
      .insertInto('messages')
      .values({
        id,
        created_at: notBeforeLastRun(now),
        status: suspicion ? 'quarantine' : 'new',
        suspicion: suspicion ?? null,
        form: budget ? 'budget' : submission.form,
        language,
        name,
        email,
        subject,
        message: text,
        budget: budget ? storeBudget(budget) : null,
      })
      .execute();
    if (!suspicion) {
      const asksForReport = budget !== undefined;
      const { hashKey } = storage;
      const mails = { messageId: id, sender: email, officeEmail, asksForReport, hashKey, now };
      await enqueueMails(transaction, mails);
    }
    return { outcome: 'stored', id };
  });
}

/** Claims the key for this message; otherwise returns the result of the earlier request with that key. */
async function claimKey(
  transaction: Transaction<Schema>,
  submission: Submission,
  id: string,
  now: number,
): Promise<Acceptance | undefined> {
  const { idempotencyKey: key } = submission;
  if (key === undefined) return undefined;
  // The insert waits for a parallel request with the same key, so exactly one claims it.
  const claimed = await transaction
    .insertInto('idempotency_keys')
    .values({ key, body_hash: bodyHash(submission), message_id: id, created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed ? undefined : findEarlier(transaction, submission);
}

/**
 * The result of an earlier request with the same key; `undefined` when there was none.
 * @throws StorageUnavailable
 */
export async function findEarlier(
  db: Kysely<Schema>,
  submission: Submission,
): Promise<Acceptance | undefined> {
  const { idempotencyKey } = submission;
  if (idempotencyKey === undefined) return undefined;
  const earlier = await run(
    db
      .selectFrom('idempotency_keys')
      .select(['body_hash', 'message_id'])
      .where('key', '=', idempotencyKey)
      .executeTakeFirst(),
  );
  if (!earlier) return undefined;
  return earlier.body_hash === bodyHash(submission)
    ? { outcome: 'repeated', id: earlier.message_id }
    : { outcome: 'key-reused' };
}

function bodyHash({ message, budget }: Submission): string {
  const body = JSON.stringify(budget ? [message, budget] : message);
  return createHash('sha256').update(body).digest('hex');
}
