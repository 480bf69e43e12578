import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { load, newOutcome, statusOf } from './submissions.ts';
import { countsOf, exactly, othersThan, type Check } from './checks.ts';
import type { Harness, Server } from './harness.ts';
import {
  checkDatabase,
  mailedTwice,
  mailsLeft,
  onDatabase,
  quiet,
  startDatabase,
} from './postgres.ts';

const outages = ['SIGINT', 'SIGKILL', 'SIGINT', 'SIGKILL', 'SIGINT', 'SIGKILL'] as const;

const hour = 60 * 60 * 1000;

async function bothReady(nodes: readonly Server[]): Promise<boolean> {
  for (let left = 200; left > 0; left--) {
    const statuses = await Promise.all(nodes.map(({ url }) => statusOf(`${url}/readyz`)));
    if (statuses.every((status) => status === 200)) return true;
    await wait(100);
  }
  return false;
}

/** PostgreSQL is restarted and killed under load with two nodes: nothing is lost, and no mail sent twice. */
export async function postgresOutages(harness: Harness): Promise<Check[]> {
  const cluster = await startDatabase(harness);
  const file = join(harness.folder, 'unused.db');
  const first = await harness.start(file, onDatabase(cluster));
  const second = await harness.start(file, onDatabase(cluster));
  const nodes = [first, second];
  const outcome = newOutcome();
  let loading = true;
  const loads = nodes.map(({ url }) => load(url, outcome, () => !loading, 5));
  let recovered = 0;
  for (const signal of outages) {
    await wait(1500);
    await cluster.end(signal);
    await wait(500);
    await cluster.start();
    if (await bothReady(nodes)) recovered++;
  }
  await wait(1000);
  loading = false;
  await Promise.all(loads);
  let clock = 0;
  await mailsLeft(cluster, async () => {
    await quiet(harness);
    clock = Math.min(clock + hour, 20 * hour);
    await harness.setClock(clock);
  });
  const codes = await Promise.all(nodes.map((node) => node.end('SIGTERM')));
  return [
    { what: 'restarts and kills of PostgreSQL', figure: outages.length },
    exactly('ready again by themselves', recovered, outages.length),
    { what: 'answers', figure: countsOf(outcome.statuses) },
    exactly('answers other than 201 and 503', othersThan(outcome.statuses, [201, 503]), 0),
    exactly('lines broken', outcome.unanswered.size, 0),
    exactly('mailed twice', mailedTwice(harness), 0),
    exactly('exit codes', codes.join(', '), '0, 0'),
    ...(await checkDatabase(harness, cluster, outcome)),
  ];
}
