import { setTimeout as wait } from 'node:timers/promises';
import { MailRejected, type Transport } from '../mail/transport.ts';
import { StorageUnavailable } from '../storage/errors.ts';
import { run } from '../storage/storage.ts';
import { makeToken } from '../storage/subscriber-tokens.ts';
import { claimDeliveries, storeFailure, settleDelivery, type Claim } from './deliveries.ts';
import type { Issue } from './issue-file.ts';
import { issueMail } from './issue-mail.ts';
import type { Office } from './office.ts';

export interface SendOptions {
  readonly transport: Transport;
  /** How many mails are sent at once. */
  readonly batch: number;
  /** Milliseconds between batches. */
  readonly pause: number;
  /** Called after each batch with the number of mails with a final status. */
  readonly onSettled: (mails: number) => void;
  /** Stops after the current batch. */
  readonly signal: AbortSignal;
}

/** The run ends after this many batches without any success. */
const patience = 2;

/** How many seconds to wait during an outage of the database: less than the lease of a claim. */
const outagePatience = 240;

/**
 * Sends the unsent mails of a newsletter issue. Each is claimed, delivered and settled: a process that is killed in
 * between leaves its batch claimed, and those mails have the same Message-IDs when they are sent again.
 * @returns the code of the last temporary failure, if there was one.
 * @throws StorageUnavailable
 */
export async function sendIssue(
  office: Office,
  issues: readonly [Issue, ...Issue[]],
  options: SendOptions,
): Promise<string | undefined> {
  const { transport, batch, pause, onSettled, signal } = options;
  const { issue } = issues[0];
  const languages = issues.map(({ language }) => language as string);
  let fault: string | undefined;
  let fruitless = 0;

  async function deliver(claim: Claim): Promise<boolean> {
    const email = await readerOf(office, claim);
    const written = issues.find(({ language }) => language === claim.language);
    if (email === undefined || !written) {
      await settleDelivery(office, claim, 'skipped', null, Date.now());
      return true;
    }
    try {
      const token = await makeToken(office.storage, claim.subscriber_id, 'unsubscribe', Date.now());
      const { mailFrom: from, publicUrl: origin } = office.settings;
      const recipient = { email, token, id: claim.id };
      await transport.deliver(issueMail(written, recipient, { from, origin }, new Date()));
    } catch (error) {
      if (error instanceof MailRejected) {
        await settled(claim, 'failed', error.code);
        return true;
      }
      fault = codeOf(error);
      await storeFailure(office, claim, fault);
      return false;
    }
    await settled(claim, 'sent', null);
    return true;
  }

  /** Stores the result; retries during an outage of the database, or the mail would be sent again. */
  async function settled(
    claim: Claim,
    status: 'sent' | 'failed',
    error: string | null,
  ): Promise<void> {
    for (let left = outagePatience; ; left--) {
      try {
        return await settleDelivery(office, claim, status, error, Date.now());
      } catch (failure) {
        if (left === 0 || !(failure instanceof StorageUnavailable)) throw failure;
        await wait(1000);
      }
    }
  }

  while (!signal.aborted && fruitless < patience) {
    const claims = await claimDeliveries(office, issue, languages, batch, Date.now());
    if (claims.length === 0) break;
    // All of a batch end before an error does: a mail in progress still has to be noted as sent.
    const ends = await Promise.allSettled(claims.map(deliver));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
    const done = ends.filter((end) => end.status === 'fulfilled' && end.value).length;
    fruitless = done > 0 ? 0 : fruitless + 1;
    onSettled(done);
    if (pause > 0) await wait(pause, undefined, { signal }).catch(() => {});
  }
  return fault;
}

/** The address of a subscriber; undefined when the subscription has ended. */
async function readerOf({ db }: Office, { subscriber_id }: Claim): Promise<string | undefined> {
  const reader = await run(
    db
      .selectFrom('subscribers')
      .select('email')
      .where('id', '=', subscriber_id)
      .where('status', '=', 'confirmed')
      .executeTakeFirst(),
  );
  return reader?.email ?? undefined;
}

/** The code of an error; its message may contain the recipient and is not stored. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}
