import { withRetries, run } from '../storage/storage.ts';
import type { Office } from './office.ts';

/** How long (ms) a claimed mail is reserved for a process: well above the timeouts of SMTP. */
export const lease = 5 * 60 * 1000;

/** Claims up to `limit` unsent mails of a newsletter issue; no two processes ever claim the same one. */
export function claimDeliveries(
  { db }: Office,
  issue: string,
  languages: readonly string[],
  limit: number,
  now: number,
) {
  const unsent = db
    .selectFrom('newsletter_deliveries')
    .select('id')
    .where('issue', '=', issue)
    .where('language', 'in', languages)
    .where('status', '=', 'owed')
    .where('claimed_until', '<', now)
    .orderBy('id')
    .limit(limit);
  return withRetries(() =>
    db
      .updateTable('newsletter_deliveries')
      .set({ claimed_until: now + lease })
      .where('id', 'in', unsent)
      // Repeated because another process may have claimed between the inner select and the update.
      .where('status', '=', 'owed')
      .where('claimed_until', '<', now)
      .returning(['id', 'subscriber_id', 'language', 'claimed_until'])
      .execute(),
  );
}

export type Claim = Awaited<ReturnType<typeof claimDeliveries>>[number];

/** Stores the final status of a mail. */
export async function settleDelivery(
  { db }: Office,
  { id, claimed_until }: Claim,
  status: 'sent' | 'failed' | 'skipped',
  error: string | null,
  now: number,
): Promise<void> {
  await withRetries(() =>
    db
      .updateTable('newsletter_deliveries')
      .set({ status, settled_at: now, last_error: error })
      .where('id', '=', id)
      .where('status', '=', 'owed')
      .where('claimed_until', '=', claimed_until)
      .execute(),
  );
}

/** Stores why a mail was not sent; it stays claimed, so that this run does not try it again. */
export async function storeFailure({ db }: Office, { id }: Claim, error: string): Promise<void> {
  await run(
    db
      .updateTable('newsletter_deliveries')
      .set({ last_error: error })
      .where('id', '=', id)
      .execute(),
  );
}

/** Releases the claims of an earlier run; only valid when no other run is in progress. */
export async function takeOver({ db }: Office, issue: string): Promise<void> {
  await run(
    db
      .updateTable('newsletter_deliveries')
      .set({ claimed_until: 0 })
      .where('issue', '=', issue)
      .where('status', '=', 'owed')
      .execute(),
  );
}
