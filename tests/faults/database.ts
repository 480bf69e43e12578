import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { Submission, Outcome } from './submissions.ts';
import type { Harness } from './harness.ts';
import { atLeast, exactly, type Check } from './checks.ts';

interface Job {
  readonly id: string;
  readonly message_id: string;
  readonly status: string;
  readonly attempts: number;
}

/** What stands in the database file, read beside the server. */
export function readDatabase(file: string) {
  const database = new Database(file, { readonly: true, timeout: 5000 });
  const messages = database.prepare('select id, email, status from messages').all();
  const jobs = database.prepare('select id, message_id, status, attempts from outbox').all();
  const sound = database.pragma('integrity_check', { simple: true });
  database.close();
  return {
    messages: messages as { id: string; email: string; status: string }[],
    jobs: jobs as Job[],
    sound: sound === 'ok',
  };
}

const hour = 60 * 60 * 1000;

/** Without progress for so long (ms), the mails that are left stay. */
const patience = 30_000;

/** Puts the clock forward until every mail has left, for as long as some do. */
export async function mailsLeave(harness: Harness, file: string, clock = 0): Promise<void> {
  let left = Infinity;
  let progress = performance.now();
  for (let hours = 2; performance.now() - progress < patience; hours++) {
    // Past every lease and wait; the worker looks again within five seconds.
    await harness.setClock(clock + Math.min(hours, 24) * hour);
    for (let look = 0; look < 24; look++) {
      const waiting = countWaiting(file);
      if (waiting === 0) return;
      if (waiting < left) progress = performance.now();
      left = Math.min(left, waiting);
      await wait(250);
    }
  }
}

function countWaiting(file: string): number {
  const database = new Database(file, { readonly: true, timeout: 5000 });
  const count = database.prepare("select count(*) from outbox where status = 'pending'").pluck();
  const waiting = Number(count.get());
  database.close();
  return waiting;
}

/** The promise: what was acknowledged is stored exactly once, and mailed at least once. */
export function checkPromise(harness: Harness, file: string, outcome: Outcome): Check[] {
  const { messages, jobs, sound } = readDatabase(file);
  const { acknowledged } = outcome;
  const stored = new Set(messages.map((message) => message.id));
  const ids = [...acknowledged.values()];
  const waiting = jobs.filter((job) => job.status === 'pending').length;
  const sent = jobs.filter((job) => job.status === 'sent');
  const times = sent.map((job) => harness.mailbox.received.get(job.id) ?? 0);
  const withJobs = new Map<string, number>();
  for (const job of jobs) withJobs.set(job.message_id, (withJobs.get(job.message_id) ?? 0) + 1);
  return [
    atLeast('acknowledged', ids.length, 1),
    exactly('acknowledged, not stored', ids.filter((id) => !stored.has(id)).length, 0),
    exactly('stored twice', messages.length - distinctSubmissions(messages), 0),
    exactly('stored without its two mails', ids.filter((id) => withJobs.get(id) !== 2).length, 0),
    exactly('mails still waiting', waiting, 0),
    exactly('booked as mailed, never arrived', times.filter((count) => count === 0).length, 0),
    { what: 'mailed again (same Message-ID)', figure: times.filter((count) => count > 1).length },
    exactly('database file', sound ? 'sound' : 'broken', 'sound'),
  ];
}

function distinctSubmissions(messages: readonly Pick<Submission, 'email'>[]): number {
  return new Set(messages.map((message) => message.email)).size;
}
