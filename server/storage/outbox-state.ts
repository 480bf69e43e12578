import { withRetries, type Storage } from './storage.ts';

export interface OutboxState {
  /** The number of mails given up, and of mails waiting. */
  readonly failed: number;
  readonly pending: number;
  /** Since when (ms since 1970) the oldest one has been waiting; `undefined` when none is. */
  readonly oldest: number | undefined;
}

/** The state of the outbox. @throws StorageUnavailable */
export async function outboxState({ db }: Storage): Promise<OutboxState> {
  const rows = await withRetries(() =>
    db
      .selectFrom('outbox')
      .select((row) => [
        'status',
        row.fn.countAll<number>().as('mails'),
        row.fn.min('created_at').as('oldest'),
      ])
      .where('status', 'in', ['pending', 'failed'])
      .groupBy('status')
      .execute(),
  );
  const of = (status: string) => rows.find((row) => row.status === status);
  return {
    pending: of('pending')?.mails ?? 0,
    failed: of('failed')?.mails ?? 0,
    oldest: of('pending')?.oldest,
  };
}
