import { again, run } from '../storage/storage.ts';
import type { Office } from './office.ts';

/** A process has a mail to itself for this long (ms): well above the time-outs of SMTP. */
export const lease = 5 * 60 * 1000;

/** Claims up to `limit` mails of an issue; no two processes ever hold the same one. */
export function claimDeliveries(
  { db }: Office,
  issue: string,
  languages: readonly string[],
  limit: number,
  now: number,
) {
  const owed = db
    .selectFrom('newsletter_deliveries')
    .select('id')
    .where('issue', '=', issue)
    .where('language', 'in', languages)
    .where('status', '=', 'owed')
    .where('claimed_until', '<', now)
    .orderBy('id')
    .limit(limit);
  return again(() =>
    db
      .updateTable('newsletter_deliveries')
      .set({ claimed_until: now + lease })
      .where('id', 'in', owed)
      // Repeated because another process may have claimed between the inner select and the update.
      .where('status', '=', 'owed')
      .where('claimed_until', '<', now)
      .returning(['id', 'subscriber_id', 'language', 'claimed_until'])
      .execute(),
  );
}

export type Claim = Awaited<ReturnType<typeof claimDeliveries>>[number];

/** Ends a mail for good. */
export async function settleDelivery(
  { db }: Office,
  { id, claimed_until }: Claim,
  status: 'sent' | 'failed' | 'skipped',
  error: string | null,
  now: number,
): Promise<void> {
  await again(() =>
    db
      .updateTable('newsletter_deliveries')
      .set({ status, settled_at: now, last_error: error })
      .where('id', '=', id)
      .where('status', '=', 'owed')
      .where('claimed_until', '=', claimed_until)
      .execute(),
  );
}

/** Notes why a mail did not go out; it stays owed, and this run leaves it alone. */
export async function noteFault({ db }: Office, { id }: Claim, error: string): Promise<void> {
  await run(
    db
      .updateTable('newsletter_deliveries')
      .set({ last_error: error })
      .where('id', '=', id)
      .execute(),
  );
}

/** Gives back what an earlier run held: only right when no other run is under way. */
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
