import type { ExpressionBuilder, Selectable } from 'kysely';
import type { MessageRow, OutboxRow, Schema } from './schema.ts';
import { again, run, type Storage } from './storage.ts';

export type Job = Selectable<OutboxRow>;

/** A worker has a job to itself for this long (ms): well above the time-outs of SMTP. */
export const lease = 10 * 60 * 1000;

/** The longest wait (ms) between two tries. */
export const longestBackOff = 60 * 60 * 1000;

export interface JobResult {
  readonly status: 'sent' | 'failed';
  /** Code of the failure. */
  readonly error: string | null;
}

/**
 * Claims up to `limit` due jobs, oldest first; no two workers ever hold the same one.
 * @param expired false leaves jobs alone that somebody has claimed, also when that lease has run out.
 * A time further away than any lease or wait means that the clock was set back, and counts as past.
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
  return again(() =>
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

/** The message that a job is about. @throws when it was erased, which erases its jobs too, or is about none. */
export function messageOf(storage: Storage, job: Job): Promise<MessageRow> {
  return run(
    storage.db
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', job.message_id ?? '')
      .executeTakeFirstOrThrow(),
  );
}

/** Ends a job for good. A worker whose lease ran out changes nothing. */
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

/** Gives a job back, to be tried again at `dueAt`. */
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
  return again(() =>
    storage.db
      .updateTable('outbox')
      .set(values)
      .where('id', '=', job.id)
      .where('status', '=', 'pending')
      .where('claimed_until', '=', job.claimed_until)
      .execute(),
  );
}
