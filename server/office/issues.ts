import { randomUUID } from 'node:crypto';
import { inTransaction, run } from '../storage/storage.ts';
import { OfficeFailure } from './failure.ts';
import type { Issue } from './issue-file.ts';
import type { Office } from './office.ts';
import type { DeliveryRow, DeliveryStatus } from './tables.ts';

/** How many mails of a newsletter issue are in each state. */
export type Progress = Record<DeliveryStatus, number>;

/**
 * Stores a newsletter issue, and a delivery for each subscriber who was confirmed at that time; existing ones stay.
 * @throws OfficeFailure when the file has changed since.
 */
export async function storeIssue(office: Office, given: Issue, now: number): Promise<void> {
  const { db } = office;
  const { issue, language, subject, hash } = given;
  await run(
    db
      .insertInto('newsletter_issues')
      .values({ issue, language, subject, body_hash: hash, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  const known = await run(
    db
      .selectFrom('newsletter_issues')
      .selectAll()
      .where('issue', '=', issue)
      .where('language', '=', language)
      .executeTakeFirstOrThrow(),
  );
  if (known.body_hash !== hash) {
    throw new OfficeFailure(
      'usage',
      `The issue ${issue} (${language}) began to go out with another text: give this one another name.`,
    );
  }
  const fresh = await run(
    db
      .selectFrom('subscribers')
      .select('id')
      .where('status', '=', 'confirmed')
      .where('language', '=', language)
      .where('confirmed_at', '<=', known.created_at)
      .where(
        'id',
        'not in',
        db.selectFrom('newsletter_deliveries').select('subscriber_id').where('issue', '=', issue),
      )
      .orderBy('confirmed_at')
      .execute(),
  );
  await inTransaction(office.storage, async (transaction) => {
    const mails = transaction.$extendTables<{
      newsletter_deliveries: Pick<DeliveryRow, 'id' | 'issue' | 'language' | 'subscriber_id'>;
    }>();
    for (let from = 0; from < fresh.length; from += 500) {
      const rows = fresh
        .slice(from, from + 500)
        .map(({ id }) => ({ id: randomUUID(), issue, language, subscriber_id: id }));
      await mails
        .insertInto('newsletter_deliveries')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
}

/** How many subscribers would get an issue in these languages now. */
export async function countReaders({ db }: Office, languages: readonly string[]): Promise<number> {
  const row = await run(
    db
      .selectFrom('subscribers')
      .select((select) => select.fn.countAll<number>().as('readers'))
      .where('status', '=', 'confirmed')
      .where('language', 'in', languages)
      .executeTakeFirstOrThrow(),
  );
  return row.readers;
}

/** The progress of a newsletter issue. */
export async function progressOf(
  { db }: Office,
  issue: string,
  languages: readonly string[],
): Promise<Progress> {
  const rows = await run(
    db
      .selectFrom('newsletter_deliveries')
      .select(['status', (select) => select.fn.countAll<number>().as('mails')])
      .where('issue', '=', issue)
      .where('language', 'in', languages)
      .groupBy('status')
      .execute(),
  );
  const progress: Progress = { owed: 0, sent: 0, failed: 0, skipped: 0 };
  for (const { status, mails } of rows) progress[status] = mails;
  return progress;
}
