import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkPromise, mailsLeave, readDatabase } from '../../bench/database.ts';
import { newLetter, newOutcome, send } from '../../bench/load.ts';
import { atLeast, exactly, type Check } from '../../bench/report.ts';
import type { Bench, Server } from '../../bench/server.ts';

const day = 24 * 60 * 60 * 1000;
const letters = 20;

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
export async function clockJumps(bench: Bench): Promise<Check[]> {
  const file = join(bench.folder, 'rumbo.db');
  const outcome = newOutcome();
  const sendSome = (server: Server) =>
    Promise.all(Array.from({ length: letters }, () => send(server.url, newLetter(), outcome)));
  const messages = () => readDatabase(file).messages.length;
  let server = await bench.start(file);
  await sendSome(server);
  await becomes(server, false);
  let reported = 0;
  let recovered = 0;
  for (const jump of [400 * day, -400 * day]) {
    await bench.setClock(jump);
    if (await becomes(server, true)) reported++;
    await sendSome(server);
    await bench.setClock(0);
    if (await becomes(server, false)) recovered++;
  }
  // Long enough for a run of retention with the right clock.
  await wait(6000);
  const afterJumps = messages();
  await server.end('SIGTERM');

  // A machine that starts with a wrong clock: ahead it serves and holds, behind it refuses.
  await bench.setClock(400 * day);
  server = await bench.start(file);
  const heldAtStart = await becomes(server, true);
  await wait(6000);
  const afterStart = messages();
  await server.end('SIGTERM');
  await bench.setClock(-400 * day);
  const refused = await bench.start(file).then(
    async (wrong) => {
      await wrong.end('SIGKILL');
      return 'started';
    },
    () => 'refused',
  );
  await bench.setClock(0);
  server = await bench.start(file);
  await mailsLeave(bench, file);
  await server.end('SIGTERM');
  return [
    exactly('jumps reported by /readyz', reported, 2),
    exactly('taken back when the clock was right again', recovered, 2),
    exactly('messages after jumps of ±400 days', afterJumps, 3 * letters),
    exactly('held by a server that starts 400 days ahead', heldAtStart ? 'yes' : 'no', 'yes'),
    exactly('messages after that', afterStart, 3 * letters),
    exactly('a server that starts 400 days behind', refused, 'refused'),
    atLeast('acknowledged', outcome.acknowledged.size, 3 * letters),
    ...checkPromise(bench, file, outcome),
  ];
}
