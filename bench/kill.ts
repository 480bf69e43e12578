import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkPromise, mailsLeave } from './database.ts';
import { load, newOutcome, send } from './load.ts';
import { exactly, type Check } from './report.ts';
import type { Bench } from './server.ts';

const kills = 30;

/** `kill -9` at random moments under load; what got no answer is sent again with the same key. */
export async function kill(bench: Bench): Promise<Check[]> {
  const file = join(bench.folder, 'rumbo.db');
  const outcome = newOutcome();
  let lines = 0;
  for (let round = 0; round < kills; round++) {
    const server = await bench.start(file);
    const again = [...outcome.unanswered].map((letter) => send(server.url, letter, outcome));
    const loading = load(server.url, outcome, () => false, 20);
    await wait(20 + Math.random() * 400);
    await server.end('SIGKILL');
    await Promise.all([...again, loading]);
    lines += outcome.unanswered.size;
  }
  const server = await bench.start(file);
  for (const letter of outcome.unanswered) await send(server.url, letter, outcome);
  await mailsLeave(bench, file);
  await server.end('SIGTERM');
  return [
    { what: 'kills', figure: kills },
    { what: 'lines broken, sent again', figure: lines },
    exactly('never answered', outcome.unanswered.size, 0),
    ...checkPromise(bench, file, outcome),
  ];
}
