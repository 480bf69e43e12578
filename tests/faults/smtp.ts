import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkPromise, mailsLeave, readDatabase } from './database.ts';
import { newSubmission, newOutcome, send } from './submissions.ts';
import type { Behaviour } from './mailbox.ts';
import { atMost, exactly, type Check } from './checks.ts';
import type { Harness } from './harness.ts';

const faults: readonly { name: string; behaviour: Behaviour | 'down' }[] = [
  { name: 'down', behaviour: 'down' },
  { name: 'slow', behaviour: 'slow' },
  { name: '450', behaviour: 'defer' },
  { name: '421', behaviour: 'busy' },
  { name: 'dropped after DATA', behaviour: 'drop' },
  { name: '550', behaviour: 'refuse' },
];

const submissions = 6;
const day = 24 * 60 * 60 * 1000;

/** The mail server fails in every way: forms go on, mails come later, and only 550 gives up. */
export async function smtp(harness: Harness): Promise<Check[]> {
  const { mailbox } = harness;
  const file = join(harness.folder, 'rumbo.db');
  const outcome = newOutcome();
  const checks: Check[] = [];
  const server = await harness.start(file);
  let slowest = 0;
  for (const [round, { name, behaviour }] of faults.entries()) {
    const clock = (round * day) / 4;
    await harness.setClock(clock);
    if (behaviour === 'down') await mailbox.close();
    else mailbox.behaviour = behaviour;
    const known = new Set(readDatabase(file).jobs.map((job) => job.id));
    for (let sent = 0; sent < submissions; sent++) {
      const start = performance.now();
      await send(server.url, newSubmission(), outcome);
      slowest = Math.max(slowest, performance.now() - start);
    }
    const mine = () => readDatabase(file).jobs.filter((job) => !known.has(job.id));
    await tried(mine);
    const givenUp = mine().filter((job) => job.status === 'failed').length;
    const waiting = mine().filter((job) => job.status === 'pending').length;
    mailbox.behaviour = 'take';
    if (behaviour === 'down') await mailbox.open();
    await mailsLeave(harness, file, clock);
    const sent = mine().filter((job) => job.status === 'sent').length;
    const refused = behaviour === 'refuse';
    checks.push(
      { what: `${name}: mails that wait`, figure: waiting },
      exactly(`${name}: given up`, givenUp, refused ? 2 * submissions : 0),
      exactly(`${name}: sent in the end`, sent, refused ? 0 : 2 * submissions),
    );
  }
  await server.end('SIGTERM');
  return [
    ...checks,
    exactly('messages taken', outcome.acknowledged.size, submissions * faults.length),
    atMost('slowest answer meanwhile (ms)', Math.round(slowest), 1000),
    ...checkPromise(harness, file, outcome),
  ];
}

/** Resolves when every mail was tried or has left, after 20 s at the latest. */
async function tried(jobs: () => readonly { attempts: number }[]): Promise<void> {
  const end = performance.now() + 20_000;
  while (performance.now() < end && jobs().some((job) => job.attempts === 0)) await wait(200);
}
