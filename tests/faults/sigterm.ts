import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { checkPromise, mailsLeave } from './database.ts';
import {
  bodyOf,
  formHeaders,
  load,
  newSubmission,
  newOutcome,
  type Outcome,
} from './submissions.ts';
import { atMost, countsOf, exactly, othersThan, type Check } from './checks.ts';
import type { Harness } from './harness.ts';

const rounds = 5;
const halfway = 8;

/** SIGTERM under load, while some messages are only half sent: those are finished, and all exit with 0. */
export async function sigterm(harness: Harness): Promise<Check[]> {
  const file = join(harness.folder, 'rumbo.db');
  const outcome = newOutcome();
  const slow = newOutcome();
  const codes = new Set<number | null>();
  let longest = 0;
  for (let round = 0; round < rounds; round++) {
    const server = await harness.start(file);
    const halves = await Promise.all(
      Array.from({ length: halfway }, () => sendHalf(server.url, slow)),
    );
    const loading = load(server.url, outcome, () => false, 5);
    await wait(100 + Math.random() * 200);
    const start = performance.now();
    const exit = server.end('SIGTERM');
    await wait(100);
    await Promise.all([...halves.map((finish) => finish()), loading]);
    codes.add(await exit);
    longest = Math.max(longest, performance.now() - start);
  }
  const server = await harness.start(file);
  await mailsLeave(harness, file);
  await server.end('SIGTERM');
  for (const [submission, id] of slow.acknowledged) outcome.acknowledged.set(submission, id);
  return [
    { what: 'stops under load', figure: rounds },
    { what: 'answers', figure: countsOf(outcome.statuses) },
    exactly('half-sent messages that were finished', slow.acknowledged.size, rounds * halfway),
    exactly('answers other than 201 and 503', othersThan(outcome.statuses, [201, 503]), 0),
    exactly('exit codes', [...codes].join(', '), '0'),
    atMost('slowest stop (ms)', Math.round(longest), 10_000),
    ...checkPromise(harness, file, outcome),
  ];
}

/** Sends the first half of a message; the second half goes when the result is called. */
async function sendHalf(url: string, outcome: Outcome): Promise<() => Promise<void>> {
  const submission = newSubmission();
  const body = Buffer.from(bodyOf(submission));
  const middle = body.length >> 1;
  const sending = request(`${url}/api/contact`, {
    method: 'POST',
    agent: false,
    headers: { ...formHeaders, 'content-length': body.length, 'idempotency-key': submission.key },
  });
  const answer = new Promise<void>((resolve) => {
    sending.on('error', () => resolve());
    sending.on('response', async (response) => {
      const { id } = (await json(response)) as { id?: string };
      if (id !== undefined) outcome.acknowledged.set(submission, id);
      resolve();
    });
  });
  sending.write(body.subarray(0, middle));
  const [socket] = (await once(sending, 'socket')) as [NodeJS.EventEmitter];
  await once(socket, 'connect');
  return async () => {
    sending.end(body.subarray(middle));
    await answer;
  };
}
