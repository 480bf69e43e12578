import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { countMail } from './mail-limits.ts';
import type { JobKind, Schema } from './schema.ts';

interface MessageMails {
  readonly messageId: string;
  /** The e-mail address of the message's sender. */
  readonly sender: string;
  readonly officeEmail: string;
  /** Whether the message requests the report on a budget. */
  readonly asksForReport: boolean;
  readonly hashKey: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Queues the mails of a message: one to the office, and one to the sender unless that address has reached its limit. */
export async function enqueueMails(
  transaction: Transaction<Schema>,
  { messageId, sender, officeEmail, asksForReport, hashKey, now }: MessageMails,
): Promise<void> {
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
  if (await countMail(transaction, limit, { address: sender, hashKey, now })) {
    jobs.push(job(asksForReport ? 'budget-report' : 'acknowledgement', sender));
  }
  await transaction.insertInto('outbox').values(jobs).execute();
}
