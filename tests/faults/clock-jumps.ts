import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkPromise, mailsLeave, readDatabase } from './database.ts';
import { newSubmission, newOutcome, send } from './submissions.ts';
import { atLeast, exactly, type Check } from './checks.ts';
import type { Harness, Server } from './harness.ts';

const day = 24 * 60 * 60 * 1000;
const submissions = 20;

interface Ready {
  readonly alerts: readonly { readonly alert: string }[];
}

/** Waits until the server says that retention is held, or is not any more; ten seconds at most. */
async function becomes({ url }: Server, held: boolean): Promise<boolean> {
  for (let left = 100; left > 0; left--) {
    const { alerts } = (await (await fetch(`${url}/readyz`)).json()) as Ready;
    if (alerts.some(({ alert }) => alert === 'retention-held') === held) return true;
    await wait(100);
  }
  return false;
}

/** The clock jumps 400 days ahead and back while the server runs, and again before it starts: nothing is erased. */
export async function clockJumps(harness: Harness): Promise<Check[]> {
  const file = join(harness.folder, 'rumbo.db');
  const outcome = newOutcome();
  const sendSome = (server: Server) =>
    Promise.all(
      Array.from({ length: submissions }, () => send(server.url, newSubmission(), outcome)),
    );
  const messages = () => readDatabase(file).messages.length;
  let server = await harness.start(file);
  await sendSome(server);
  await becomes(server, false);
  let reported = 0;
  let recovered = 0;
  for (const jump of [400 * day, -400 * day]) {
    await harness.setClock(jump);
    if (await becomes(server, true)) reported++;
    await sendSome(server);
    await harness.setClock(0);
    if (await becomes(server, false)) recovered++;
  }
  // Long enough for a run of retention with the right clock.
  await wait(6000);
  const afterJumps = messages();
  await server.end('SIGTERM');

  // A machine that starts with a wrong clock: ahead it serves and holds, behind it refuses.
  await harness.setClock(400 * day);
  server = await harness.start(file);
  const heldAtStart = await becomes(server, true);
  await wait(6000);
  const afterStart = messages();
  await server.end('SIGTERM');
  await harness.setClock(-400 * day);
  const refused = await harness.start(file).then(
    async (wrong) => {
      await wrong.end('SIGKILL');
      return 'started';
    },
    () => 'refused',
  );
  await harness.setClock(0);
  server = await harness.start(file);
  await mailsLeave(harness, file);
  await server.end('SIGTERM');
  return [
    exactly('jumps reported by /readyz', reported, 2),
    exactly('taken back when the clock was right again', recovered, 2),
    exactly('messages after jumps of ±400 days', afterJumps, 3 * submissions),
    exactly('held by a server that starts 400 days ahead', heldAtStart ? 'yes' : 'no', 'yes'),
    exactly('messages after that', afterStart, 3 * submissions),
    exactly('a server that starts 400 days behind', refused, 'refused'),
    atLeast('acknowledged', outcome.acknowledged.size, 3 * submissions),
    ...checkPromise(harness, file, outcome),
  ];
}
