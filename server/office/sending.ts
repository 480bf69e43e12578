import { setTimeout as wait } from 'node:timers/promises';
import { MailRejected, type Transport } from '../mail/transport.ts';
import { StorageUnavailable } from '../storage/errors.ts';
import { run } from '../storage/storage.ts';
import { makeToken } from '../storage/subscriber-tokens.ts';
import { claimDeliveries, noteFault, settleDelivery, type Claim } from './deliveries.ts';
import type { Issue } from './issue-file.ts';
import { issueMail } from './issue-mail.ts';
import type { Office } from './office.ts';

export interface SendOptions {
  readonly transport: Transport;
  /** So many mails are handed over at once. */
  readonly batch: number;
  /** Milliseconds between batches. */
  readonly pause: number;
  /** Called after each batch with the number of mails that it settled. */
  readonly onSettled: (mails: number) => void;
  /** Ends the work after the batch under way. */
  readonly signal: AbortSignal;
}

/** After this many batches without any success the run ends. */
const patience = 2;

/** So many seconds an outage of the database is waited for: no longer than the mails are claimed for. */
const outagePatience = 240;

/**
 * Sends what is owed of an issue. Each mail is claimed, handed over and settled: a process that is killed in between
 * leaves its batch claimed, and those mails keep their Message-IDs when they go out again.
 * @returns the code of the last passing fault, if there was one.
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
      const addressee = { email, token, id: claim.id };
      await transport.deliver(issueMail(written, addressee, { from, origin }, new Date()));
    } catch (error) {
      if (error instanceof MailRejected) {
        await settled(claim, 'failed', error.code);
        return true;
      }
      fault = codeOf(error);
      await noteFault(office, claim, fault);
      return false;
    }
    await settled(claim, 'sent', null);
    return true;
  }

  /** What was handed over must be noted, or it would be sent again: an outage of the database is waited for. */
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
    const done = (await Promise.all(claims.map(deliver))).filter(Boolean).length;
    fruitless = done > 0 ? 0 : fruitless + 1;
    onSettled(done);
    if (pause > 0) await wait(pause, undefined, { signal }).catch(() => {});
  }
  return fault;
}

/** The address of who is still subscribed. */
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

/** The code of a failure; its text may name the recipient and is not kept. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}
