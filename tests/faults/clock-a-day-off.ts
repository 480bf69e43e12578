import { join } from 'node:path';
import { checkPromise, mailsLeave, readDatabase } from './database.ts';
import { newSubmission, newOutcome, send, type Submission } from './submissions.ts';
import { exactly, type Check } from './checks.ts';
import type { Harness } from './harness.ts';

const day = 24 * 60 * 60 * 1000;
const submissions = 20;

/**
 * The server's clock jumps a day ahead and back while mails wait, then a day behind. Visitors whose own
 * clock is a day off are no robots, and a message repeated at once or after the clock went back is one.
 */
export async function clockADayOff(harness: Harness): Promise<Check[]> {
  const file = join(harness.folder, 'rumbo.db');
  const outcome = newOutcome();
  const server = await harness.start(file);
  await harness.mailbox.close();
  let ahead: Submission[] = [];
  for (const shift of [0, day, 0, -day, 0]) {
    await harness.setClock(shift);
    const fresh = Array.from({ length: submissions }, newSubmission);
    for (const [index, submission] of fresh.entries()) {
      const startedAt = Date.now() + shift + [-day, day, -10_000][index % 3]!;
      await send(server.url, submission, outcome, startedAt);
      await send(server.url, submission, outcome, startedAt);
    }
    for (const submission of ahead) await send(server.url, submission, outcome);
    ahead = shift > 0 ? fresh : [];
  }
  await harness.mailbox.open();
  await mailsLeave(harness, file);
  await server.end('SIGTERM');
  const { messages } = readDatabase(file);
  const taken = outcome.statuses.get(201) ?? 0;
  return [
    exactly('messages taken', outcome.acknowledged.size, 5 * submissions),
    exactly('answers with 201, repeats included', taken, 11 * submissions),
    exactly('taken for robots', messages.filter((row) => row.status !== 'new').length, 0),
    ...checkPromise(harness, file, outcome),
  ];
}
