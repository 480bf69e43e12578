import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { retention } from './retention.ts';
import type { JobKind, Schema } from './schema.ts';

/** So many reports a day to an address, so that nobody can have us flood it. */
export const reportsADay = 3;

interface Owed {
  readonly messageId: string;
  /** Who sent the message. */
  readonly sender: string;
  readonly officeEmail: string;
  /** The message asks for the report on a budget. */
  readonly asksForReport: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Queues what a message calls for: the office's copy, and what its sender gets unless that is too much. */
export async function queueMails(transaction: Transaction<Schema>, owed: Owed): Promise<void> {
  const { messageId, sender, officeEmail, asksForReport, now } = owed;
  const job = (kind: JobKind, recipient: string) => ({
    id: randomUUID(),
    message_id: messageId,
    kind,
    recipient,
    due_at: now,
    created_at: now,
  });
  const jobs = [job(asksForReport ? 'budget-notice' : 'office-notice', officeEmail)];
  const may = asksForReport ? mayReport : mayAcknowledge;
  if (await may(transaction, sender, now)) {
    jobs.push(job(asksForReport ? 'budget-report' : 'acknowledgement', sender));
  }
  await transaction.insertInto('outbox').values(jobs).execute();
}

/** At most one acknowledgement an hour to an address. */
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

/** Counts a report within the address's day, in one statement so that parallel requests are counted too. */
async function mayReport(
  transaction: Transaction<Schema>,
  address: string,
  now: number,
): Promise<boolean> {
  const dayAgo = now - retention.reported;
  const row = await transaction
    .insertInto('reported')
    .values({ address_hash: hash(address.toLowerCase()), since: now, reports: 1 })
    .onConflict((conflict) =>
      conflict
        .column('address_hash')
        .doUpdateSet((old) => ({
          since: old
            .case()
            .when('reported.since', '<=', dayAgo)
            .then(now)
            .else(old.ref('reported.since'))
            .end(),
          reports: old
            .case()
            .when('reported.since', '<=', dayAgo)
            .then(1)
            .else(old('reported.reports', '+', 1))
            .end(),
        }))
        .where((is) =>
          is.or([is('reported.since', '<=', dayAgo), is('reported.reports', '<', reportsADay)]),
        ),
    )
    .returning('address_hash')
    .executeTakeFirst();
  return row !== undefined;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
