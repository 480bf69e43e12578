import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkPromise, mailsLeave } from './database.ts';
import { load, newOutcome, send } from './submissions.ts';
import { exactly, type Check } from './checks.ts';
import type { Harness } from './harness.ts';

const kills = 30;

/** `kill -9` at random moments under load; what got no answer is sent again with the same key. */
export async function kill(harness: Harness): Promise<Check[]> {
  const file = join(harness.folder, 'rumbo.db');
  const outcome = newOutcome();
  let lines = 0;
  for (let round = 0; round < kills; round++) {
    const server = await harness.start(file);
    const again = [...outcome.unanswered].map((submission) =>
      send(server.url, submission, outcome),
    );
    const loading = load(server.url, outcome, () => false, 20);
    await wait(20 + Math.random() * 400);
    await server.end('SIGKILL');
    await Promise.all([...again, loading]);
    lines += outcome.unanswered.size;
  }
  const server = await harness.start(file);
  for (const submission of outcome.unanswered) await send(server.url, submission, outcome);
  await mailsLeave(harness, file);
  await server.end('SIGTERM');
  return [
    { what: 'kills', figure: kills },
    { what: 'lines broken, sent again', figure: lines },
    exactly('never answered', outcome.unanswered.size, 0),
    ...checkPromise(harness, file, outcome),
  ];
}
