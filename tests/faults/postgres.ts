import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Outcome } from './submissions.ts';
import { atLeast, exactly, type Check } from './checks.ts';
import { NotPossible, type Harness } from './harness.ts';
import { findPostgres, startCluster, type Cluster } from '../../server/storage/testing-postgres.ts';

/** Starts a PostgreSQL that flushes to the disk, gone with the harness. */
export async function startDatabase(harness: Harness): Promise<Cluster> {
  const bin = findPostgres();
  if (!bin) throw new NotPossible('it needs PostgreSQL');
  const cluster = await startCluster(bin, true);
  harness.atEnd(() => cluster.remove());
  return cluster;
}

/** The settings of a node on it; nodes of one guide share their secret. */
export const onDatabase = ({ url }: Cluster) => ({
  DATABASE_URL: url,
  COOKIE_SECRET: 'b'.repeat(32),
});

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Waits until every mail was sent, as long as there is progress. */
export async function mailsLeft({ url }: Cluster, passes: () => Promise<void>): Promise<number> {
  let left = Infinity;
  for (let still = 0; still < 40; still++) {
    const [row] = await ask<{ left: string }>(
      url,
      "select count(*) as left from outbox where status = 'pending'",
    );
    const now = Number(row?.left);
    if (now === 0) return 0;
    if (now < left) still = 0;
    left = now;
    await passes();
  }
  return left;
}

/** What was acknowledged is stored exactly once, and mailed once. */
export async function checkDatabase(
  harness: Harness,
  { url }: Cluster,
  outcome: Outcome,
): Promise<Check[]> {
  const messages = await ask<{ id: string; email: string }>(url, 'select id, email from messages');
  const jobs = await ask<{ id: string; status: string }>(url, 'select id, status from outbox');
  const stored = new Set(messages.map(({ id }) => id));
  const ids = [...outcome.acknowledged.values()];
  const times = jobs.map(({ id }) => harness.mailbox.received.get(id) ?? 0);
  return [
    atLeast('acknowledged', ids.length, 1),
    exactly('acknowledged, not stored', ids.filter((id) => !stored.has(id)).length, 0),
    exactly('stored twice', messages.length - new Set(messages.map(({ email }) => email)).size, 0),
    exactly('mails owed', jobs.length, 2 * messages.length),
    exactly('mails still waiting', jobs.filter(({ status }) => status !== 'sent').length, 0),
    exactly('never arrived', times.filter((count) => count === 0).length, 0),
    { what: 'mailed again (same Message-ID)', figure: times.filter((count) => count > 1).length },
  ];
}

/**
 * Waits until no mail has come for longer than a worker pauses, two minutes at most: a clock that is moved while a
 * mail is under way makes its lease look expired.
 */
export async function quiet({ mailbox }: Harness): Promise<void> {
  const total = () => [...mailbox.received.values()].reduce((sum, count) => sum + count, 0);
  let before = -1;
  for (let left = 20; left > 0 && total() !== before; left--) {
    before = total();
    await wait(6000);
  }
}

/** How many mails arrived more than once. */
export function mailedTwice(harness: Harness): number {
  return [...harness.mailbox.received.values()].filter((count) => count > 1).length;
}
