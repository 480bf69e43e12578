import { join } from 'node:path';
import { checkPromise, mailsLeave } from './database.ts';
import { newSubmission, newOutcome, send } from './submissions.ts';
import { countsOf, exactly, othersThan, type Check } from './checks.ts';
import type { Harness } from './harness.ts';

const clients = 1000;
const rounds = 5;

/**
 * A thousand clients send at the same moment. On a slow machine some are cut off or asked to wait; they send again
 * with the same key, and in the end each message is stored exactly once.
 */
export async function crowd(harness: Harness): Promise<Check[]> {
  const file = join(harness.folder, 'rumbo.db');
  const server = await harness.start(file);
  const outcome = newOutcome();
  const submissions = Array.from({ length: clients }, newSubmission);
  let atOnce = 0;
  for (let round = 0; round < rounds; round++) {
    const rest = submissions.filter((submission) => !outcome.acknowledged.has(submission));
    await Promise.all(rest.map((submission) => send(server.url, submission, outcome)));
    if (round === 0) atOnce = outcome.acknowledged.size;
  }
  await mailsLeave(harness, file);
  await server.end('SIGTERM');
  return [
    { what: 'clients at once', figure: clients },
    { what: 'taken at the first try', figure: atOnce },
    { what: 'answers', figure: countsOf(outcome.statuses) },
    exactly(
      'answers other than 201, 408, 429 and 503',
      othersThan(outcome.statuses, [201, 408, 429, 503]),
      0,
    ),
    exactly('taken in the end', outcome.acknowledged.size, clients),
    ...checkPromise(harness, file, outcome),
  ];
}
