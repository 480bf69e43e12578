import type { FastifyBaseLogger } from 'fastify';
import {
  claimJobs,
  longestBackOff,
  messageOf,
  postponeJob,
  settleJob,
  type Job,
  type JobResult,
} from '../storage/outbox.ts';
import { runRetention } from '../storage/retention-run.ts';
import type { Storage } from '../storage/storage.ts';
import { newsletterParts } from './newsletter-mail.ts';
import { completeMail, composeMail, type Sender } from './templates.ts';
import { MailRejected, type Mail, type Transport } from './transport.ts';

export interface WorkerOptions {
  readonly storage: Storage;
  readonly transport: Transport;
  readonly sender: Sender;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** From 0 to 1; the jitter of the retries. */
  readonly random?: () => number;
  /** Counts the result of each try. */
  readonly count?: (result: MailResult) => void;
}

/** A dead letter is a mail that was given up: refused permanently, or not accepted for three days. */
export type MailResult = 'sent' | 'postponed' | 'dead-letter';

export interface Worker {
  /** Sends the mails that are due; resolves to the number of jobs tried. */
  runOnce(): Promise<number>;
  /** Looks for jobs soon, because some were just stored. */
  wake(): void;
  start(): void;
  /** Stops looking for jobs and waits at most `patience` ms for mails in progress. */
  stop(patience?: number): Promise<void>;
}

const batch = 5;
const pause = 5000;
const eraseEvery = 60 * 60 * 1000;
const firstBackOff = 30_000;

/**
 * For this long (ms) after an outage of the database, expired claims of other workers are respected: another node may
 * have delivered the mail without being able to store that.
 */
export const outageGrace = 60_000;

/** After this time (ms) without success a mail becomes a dead letter, for the office to decide on. */
export const givenUpAfter = 3 * 24 * 60 * 60 * 1000;

/**
 * The wait before the next try: 30 s, 1 min, 2 min … up to an hour, each shortened at random by up to half. In whole
 * milliseconds, as the column in PostgreSQL is an integer.
 */
export function backOff(attempts: number, random: number): number {
  return Math.round(Math.min(firstBackOff * 2 ** attempts, longestBackOff) * (1 - random / 2));
}

/** Creates a worker that sends the mails of the outbox; several may run at once, in one process or many. */
export function createWorker(options: WorkerOptions): Worker {
  const { storage, transport, sender, log, now = Date.now, random = Math.random } = options;
  const { count = () => {} } = options;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> | undefined;
  let running = false;
  let woken = false;
  let retentionAt = -Infinity;
  let failedAt = -Infinity;
  /** Results that the database has not stored yet, by job; until it has, no other mail is claimed. */
  const unsaved = new Map<string, () => Promise<unknown>>();

  async function mailOf(job: Job): Promise<Mail> {
    if (job.subscriber_id === null) return composeMail(job, await messageOf(storage, job), sender);
    return completeMail(job, await newsletterParts(storage, job, sender.origin, now()), sender);
  }

  async function note(job: Job, work: () => Promise<unknown>): Promise<void> {
    unsaved.set(job.id, work);
    await work();
    unsaved.delete(job.id);
  }

  const settle = (job: Job, result: JobResult) =>
    note(job, () => settleJob(storage, job, result, now()));

  async function saveUnsaved(): Promise<void> {
    for (const [id, work] of unsaved) {
      await work();
      unsaved.delete(id);
    }
  }

  async function attempt(job: Job): Promise<void> {
    const about = { job: job.id, kind: job.kind, attempts: job.attempts + 1 };
    try {
      await transport.deliver(await mailOf(job));
    } catch (error) {
      const code = codeOf(error);
      const rejected = error instanceof MailRejected;
      if (rejected || now() - job.created_at >= givenUpAfter) {
        const alert = 'dead-letter';
        log.error({ ...about, code, alert }, rejected ? 'mail rejected for good' : 'mail given up');
        count('dead-letter');
        await settle(job, { status: 'failed', error: code });
      } else {
        log.warn({ ...about, code }, 'mail not sent, will be tried again');
        count('postponed');
        const dueAt = now() + backOff(job.attempts, random());
        await note(job, () => postponeJob(storage, job, code, dueAt));
      }
      return;
    }
    count('sent');
    await settle(job, { status: 'sent', error: null });
    log.info(about, 'mail sent');
  }

  async function sendDue(): Promise<number> {
    let tried = 0;
    await saveUnsaved();
    for (;;) {
      const expired = now() - failedAt >= outageGrace || now() < failedAt;
      const jobs = await claimJobs(storage, batch, now(), expired);
      const ends = await Promise.allSettled(jobs.map(attempt));
      const failed = ends.find((end) => end.status === 'rejected');
      if (failed) throw failed.reason;
      tried += jobs.length;
      if (jobs.length < batch || (current && !running)) return tried;
    }
  }

  async function runOnce(): Promise<number> {
    try {
      return await sendDue();
    } catch (error) {
      failedAt = now();
      throw error;
    }
  }

  async function eraseWhatExpired(): Promise<void> {
    if (Math.abs(now() - retentionAt) < eraseEvery) return;
    const result = await runRetention(storage, now());
    retentionAt = now();
    if ('erased' in result) return log.info({ erased: result.erased }, 'retention run');
    const seconds = Math.round(result.held.difference / 1000);
    const alert = 'retention-held';
    log.error(
      { alert, seconds },
      'the clock has jumped since the last retention run: nothing is erased',
    );
  }

  async function round(): Promise<void> {
    woken = false;
    try {
      await runOnce();
      await eraseWhatExpired();
    } catch (error) {
      log.error({ code: codeOf(error) }, 'outbox not readable');
    }
    current = undefined;
    schedule(woken ? 0 : pause);
  }

  function schedule(delay: number): void {
    clearTimeout(timer);
    if (running) timer = setTimeout(() => (current = round()), delay).unref();
  }

  return {
    runOnce,
    wake: () => {
      woken = true;
      if (!current) schedule(0);
    },
    start: () => {
      running = true;
      schedule(0);
    },
    stop: async (patience = 5000) => {
      running = false;
      clearTimeout(timer);
      // A mail that takes longer is claimed again by another process when its lease has expired.
      const { promise: timeout, resolve } = Promise.withResolvers<void>();
      const alarm = setTimeout(resolve, patience);
      await Promise.race([current, timeout]);
      clearTimeout(alarm);
      await saveUnsaved().catch(() => {});
    },
  };
}

/** The code of an error; its message may contain the recipient and is not stored. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code ?? error.name, responseCode].filter(Boolean).join(' ');
}
