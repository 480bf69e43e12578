import { join } from 'node:path';
import { checkPromise, mailsLeave } from '../../bench/database.ts';
import { newLetter, newOutcome, send } from '../../bench/load.ts';
import { countsOf, exactly, othersThan, type Check } from '../../bench/report.ts';
import type { Bench } from '../../bench/server.ts';

const clients = 1000;
const rounds = 5;

/**
 * A thousand clients send at the same moment. On a slow machine some are cut off or asked to wait; they send again
 * with the same key, and in the end each message is stored exactly once.
 */
export async function crowd(bench: Bench): Promise<Check[]> {
  const file = join(bench.folder, 'rumbo.db');
  const server = await bench.start(file);
  const outcome = newOutcome();
  const letters = Array.from({ length: clients }, newLetter);
  let atOnce = 0;
  for (let round = 0; round < rounds; round++) {
    const rest = letters.filter((letter) => !outcome.acknowledged.has(letter));
    await Promise.all(rest.map((letter) => send(server.url, letter, outcome)));
    if (round === 0) atOnce = outcome.acknowledged.size;
  }
  await mailsLeave(bench, file);
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
    ...checkPromise(bench, file, outcome),
  ];
}
