import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { mayMail } from './mail-limits.ts';
import type { JobKind, Schema } from './schema.ts';

interface Owed {
  readonly messageId: string;
  /** Who sent the message. */
  readonly sender: string;
  readonly officeEmail: string;
  /** The message asks for the report on a budget. */
  readonly asksForReport: boolean;
  readonly hashKey: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Queues the mails of a message: the office's copy, and the sender's unless that address has had its limit. */
export async function enqueueMails(transaction: Transaction<Schema>, owed: Owed): Promise<void> {
  const { messageId, sender, officeEmail, asksForReport, hashKey, now } = owed;
  const job = (kind: JobKind, recipient: string) => ({
    id: randomUUID(),
    message_id: messageId,
    kind,
    recipient,
    due_at: now,
    created_at: now,
  });
  const jobs = [job(asksForReport ? 'budget-notice' : 'office-notice', officeEmail)];
  const limit = asksForReport ? 'report' : 'acknowledgement';
  if (await mayMail(transaction, limit, { address: sender, hashKey, now })) {
    jobs.push(job(asksForReport ? 'budget-report' : 'acknowledgement', sender));
  }
  await transaction.insertInto('outbox').values(jobs).execute();
}
