import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { load, newOutcome, send } from '../../bench/load.ts';
import { exactly, type Check } from '../../bench/report.ts';
import type { Bench } from '../../bench/server.ts';
import { checkDatabase, mailsLeft, onDatabase, quiet, startDatabase } from './postgres.ts';

const kills = 30;
const hour = 60 * 60 * 1000;

/** `kill -9` of a node on PostgreSQL at random moments under load; lost answers are asked for again. */
export async function killOnPostgres(bench: Bench): Promise<Check[]> {
  const cluster = await startDatabase(bench);
  const file = join(bench.folder, 'unused.db');
  const env = onDatabase(cluster);
  const outcome = newOutcome();
  for (let round = 0; round < kills; round++) {
    const server = await bench.start(file, env);
    const again = [...outcome.unanswered].map((letter) => send(server.url, letter, outcome));
    const loading = load(server.url, outcome, () => false, 20);
    await wait(20 + Math.random() * 400);
    await server.end('SIGKILL');
    await Promise.all([...again, loading]);
  }
  const server = await bench.start(file, env);
  for (const letter of outcome.unanswered) await send(server.url, letter, outcome);
  let clock = 0;
  await mailsLeft(cluster, async () => {
    // Past every lease and wait, but less than what makes retention doubt the clock.
    await quiet(bench);
    clock = Math.min(clock + hour, 20 * hour);
    await bench.setClock(clock);
  });
  await server.end('SIGTERM');
  return [
    { what: 'kills', figure: kills },
    exactly('never answered', outcome.unanswered.size, 0),
    ...(await checkDatabase(bench, cluster, outcome)),
  ];
}
