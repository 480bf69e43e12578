import type { ExpressionBuilder, Selectable } from 'kysely';
import type { MessageRow, OutboxRow, Schema } from './schema.ts';
import { withRetries, run, type Storage } from './storage.ts';

export type Job = Selectable<OutboxRow>;

/** How long (ms) a claimed job is reserved for a worker: well above the timeouts of SMTP. */
export const lease = 10 * 60 * 1000;

/** The longest wait (ms) between two tries. */
export const longestBackOff = 60 * 60 * 1000;

export interface JobResult {
  readonly status: 'sent' | 'failed';
  /** The code of the error. */
  readonly error: string | null;
}

/**
 * Claims up to `limit` due jobs, oldest first; no two workers ever claim the same one.
 * @param expired whether to claim jobs again whose lease has expired.
 * A time further in the future than any lease or wait means that the clock was set back, and counts as past.
 * @throws StorageUnavailable
 */
export async function claimJobs(
  storage: Storage,
  limit: number,
  now: number,
  expired = true,
): Promise<Job[]> {
  const { db } = storage;
  const free = (is: ExpressionBuilder<Schema, 'outbox'>) =>
    expired
      ? is.or([is('claimed_until', '<', now), is('claimed_until', '>', now + 2 * lease)])
      : is('claimed_until', '=', 0);
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'pending')
    .where((is) => is.or([is('due_at', '<=', now), is('due_at', '>', now + 2 * longestBackOff)]))
    .where(free)
    .orderBy('due_at')
    .limit(limit);
  return withRetries(() =>
    db
      .updateTable('outbox')
      .set({ claimed_until: now + lease })
      .where('id', 'in', due)
      // Repeated here because another worker may have claimed between the inner select and the update.
      .where('status', '=', 'pending')
      .where(free)
      .returningAll()
      .execute(),
  );
}

/** The message of a job. @throws when the job has none, or the message was erased together with its jobs. */
export function messageOf(storage: Storage, job: Job): Promise<MessageRow> {
  return run(
    storage.db
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', job.message_id ?? '')
      .executeTakeFirstOrThrow(),
  );
}

/** Stores the final result of a job. A worker whose lease has expired changes nothing. */
export function settleJob(
  storage: Storage,
  job: Job,
  result: JobResult,
  now: number,
): Promise<unknown> {
  return change(storage, job, {
    status: result.status,
    attempts: job.attempts + 1,
    settled_at: now,
    last_error: result.error,
  });
}

/** Releases a job, to be tried again at `dueAt`. */
export function postponeJob(
  storage: Storage,
  job: Job,
  error: string,
  dueAt: number,
): Promise<unknown> {
  return change(storage, job, {
    attempts: job.attempts + 1,
    due_at: dueAt,
    claimed_until: 0,
    last_error: error,
  });
}

function change(storage: Storage, job: Job, values: Partial<Job>): Promise<unknown> {
  return withRetries(() =>
    storage.db
      .updateTable('outbox')
      .set(values)
      .where('id', '=', job.id)
      .where('status', '=', 'pending')
      .where('claimed_until', '=', job.claimed_until)
      .execute(),
  );
}
