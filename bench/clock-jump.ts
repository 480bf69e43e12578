import { join } from 'node:path';
import { checkPromise, mailsLeave, readDatabase } from './database.ts';
import { newLetter, newOutcome, send, type Letter } from './load.ts';
import { exactly, type Check } from './report.ts';
import type { Bench } from './server.ts';

const day = 24 * 60 * 60 * 1000;
const letters = 20;

/**
 * The server's clock jumps a day ahead and back while mails wait, then a day behind. Visitors whose own
 * clock is a day off are no robots, and a message repeated at once or after the clock went back is one.
 */
export async function clock(bench: Bench): Promise<Check[]> {
  const file = join(bench.folder, 'rumbo.db');
  const outcome = newOutcome();
  const server = await bench.start(file);
  await bench.mailbox.close();
  let ahead: Letter[] = [];
  for (const shift of [0, day, 0, -day, 0]) {
    await bench.setClock(shift);
    const fresh = Array.from({ length: letters }, newLetter);
    for (const [index, letter] of fresh.entries()) {
      const startedAt = Date.now() + shift + [-day, day, -10_000][index % 3]!;
      await send(server.url, letter, outcome, startedAt);
      await send(server.url, letter, outcome, startedAt);
    }
    for (const letter of ahead) await send(server.url, letter, outcome);
    ahead = shift > 0 ? fresh : [];
  }
  await bench.mailbox.open();
  await mailsLeave(bench, file);
  await server.end('SIGTERM');
  const { messages } = readDatabase(file);
  const taken = outcome.statuses.get(201) ?? 0;
  return [
    exactly('messages taken', outcome.acknowledged.size, 5 * letters),
    exactly('answers with 201, repeats included', taken, 11 * letters),
    exactly('taken for robots', messages.filter((row) => row.status !== 'new').length, 0),
    ...checkPromise(bench, file, outcome),
  ];
}
