import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { load, newOutcome, send } from './submissions.ts';
import { exactly, type Check } from './checks.ts';
import type { Harness } from './harness.ts';
import { checkDatabase, mailsLeft, onDatabase, quiet, startDatabase } from './postgres.ts';

const kills = 30;
const hour = 60 * 60 * 1000;

/** `kill -9` of a node on PostgreSQL at random moments under load; lost answers are asked for again. */
export async function killPostgres(harness: Harness): Promise<Check[]> {
  const cluster = await startDatabase(harness);
  const file = join(harness.folder, 'unused.db');
  const env = onDatabase(cluster);
  const outcome = newOutcome();
  for (let round = 0; round < kills; round++) {
    const server = await harness.start(file, env);
    const again = [...outcome.unanswered].map((submission) =>
      send(server.url, submission, outcome),
    );
    const loading = load(server.url, outcome, () => false, 20);
    await wait(20 + Math.random() * 400);
    await server.end('SIGKILL');
    await Promise.all([...again, loading]);
  }
  const server = await harness.start(file, env);
  for (const submission of outcome.unanswered) await send(server.url, submission, outcome);
  let clock = 0;
  await mailsLeft(cluster, async () => {
    // Past every lease and wait, but less than what makes retention doubt the clock.
    await quiet(harness);
    clock = Math.min(clock + hour, 20 * hour);
    await harness.setClock(clock);
  });
  await server.end('SIGTERM');
  return [
    { what: 'kills', figure: kills },
    exactly('never answered', outcome.unanswered.size, 0),
    ...(await checkDatabase(harness, cluster, outcome)),
  ];
}
