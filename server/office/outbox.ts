import { run } from '../storage/storage.ts';
import type { Office } from './office.ts';
import { count, iso, table, when } from './output.ts';

/** The states of a mail; failed ones are dead letters. */
export const states = ['pending', 'sent', 'failed'] as const;

export type State = (typeof states)[number];

/** Prints how many mails are waiting, sent or given up. */
export async function printStatus(office: Office): Promise<void> {
  const { db } = office;
  const rows = await run(
    db
      .selectFrom('outbox')
      .select(['kind', 'status', (select) => select.fn.countAll<number>().as('mails')])
      .groupBy(['kind', 'status'])
      .orderBy('kind')
      .orderBy('status')
      .execute(),
  );
  const oldest = await run(
    db
      .selectFrom('outbox')
      .select((select) => select.fn.min('created_at').as('since'))
      .where('status', '=', 'pending')
      .executeTakeFirst(),
  );
  const total = (state: State) =>
    rows.filter((row) => row.status === state).reduce((sum, row) => sum + row.mails, 0);
  const since = oldest?.since ?? null;
  const data = {
    pending: total('pending'),
    sent: total('sent'),
    dead: total('failed'),
    oldestPending: iso(since),
    kinds: rows,
  };
  office.print(data, () =>
    [
      table(
        ['Kind', 'State', 'Mails'],
        rows.map((row) => [row.kind, row.status === 'failed' ? 'dead' : row.status, row.mails]),
        'The outbox is empty.',
      ),
      ...(since === null ? [] : [`The oldest that waits: ${when(since)}.`]),
      ...(data.dead > 0 ? [`${count(data.dead, 'dead letter')}: see \`outbox dead\`.`] : []),
    ].join('\n'),
  );
}

const shown = [
  'id',
  'kind',
  'recipient',
  'status',
  'attempts',
  'last_error',
  'message_id',
  'subscriber_id',
  'created_at',
  'due_at',
  'settled_at',
] as const;

/** Prints the newest mails. */
export async function printMails(
  office: Office,
  state: State | undefined,
  limit: number,
): Promise<void> {
  let query = office.db
    .selectFrom('outbox')
    .select(shown)
    .orderBy('created_at', 'desc')
    .limit(limit);
  if (state) query = query.where('status', '=', state);
  const jobs = await run(query.execute());
  const data = jobs.map(({ created_at, due_at, settled_at, ...rest }) => ({
    ...rest,
    created_at: iso(created_at),
    due_at: iso(due_at),
    settled_at: iso(settled_at),
  }));
  office.print(data, () =>
    table(
      ['Id', 'Since', 'Kind', 'To', 'State', 'Tries', 'Last fault'],
      jobs.map((job) => [
        job.id.slice(0, 8),
        when(job.created_at),
        job.kind,
        job.recipient,
        job.status === 'failed' ? 'dead' : job.status,
        job.attempts,
        job.last_error,
      ]),
      'There are none.',
    ),
  );
}

/** Makes a mail due now and resets its age, which decides when it is given up. */
export async function retry({ db }: Office, id: string, now: number): Promise<void> {
  await run(
    db
      .updateTable('outbox')
      .set({ status: 'pending', due_at: now, created_at: now, settled_at: null, claimed_until: 0 })
      .where('id', '=', id)
      // A mail that a worker has claimed is already being tried.
      .where((is) => is.or([is('status', '=', 'failed'), is('claimed_until', '<', now)]))
      .where('status', '<>', 'sent')
      .execute(),
  );
}
