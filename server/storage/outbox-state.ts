import { again, type Storage } from './storage.ts';

export interface OutboxState {
  /** Mails that were given up, and mails that wait to be sent. */
  readonly failed: number;
  readonly pending: number;
  /** Since when (ms since 1970) the oldest of those has waited; `undefined` when none waits. */
  readonly oldest: number | undefined;
}

/** How full the outbox is. @throws StorageUnavailable */
export async function outboxState({ db }: Storage): Promise<OutboxState> {
  const rows = await again(() =>
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
