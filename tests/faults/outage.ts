import { checkPromise, mailsLeave } from './database.ts';
import { newSubmission, newOutcome, recovers, send, statusOf } from './submissions.ts';
import { atLeast, countsOf, exactly, othersThan, type Check } from './checks.ts';
import type { Harness } from './harness.ts';

/** Makes the storage fail; resolves to what ends that. */
export type Fault = (server: { readonly pid: number }) => Promise<() => Promise<void>>;

const submissions = 40;

/** Messages before, during and after a fault of the storage: refused meanwhile, nothing lost, no restart. */
export async function outage(harness: Harness, file: string, fault: Fault): Promise<Check[]> {
  const server = await harness.start(file);
  const before = newOutcome();
  const during = newOutcome();
  const sendSome = (outcome: typeof before) =>
    Promise.all(
      Array.from({ length: submissions }, () => send(server.url, newSubmission(), outcome)),
    );
  await sendSome(before);
  const end = await fault(server);
  await sendSome(during);
  const alive = await statusOf(`${server.url}/healthz`);
  const ready = await statusOf(`${server.url}/readyz`);
  await end();
  const back = await recovers(server.url, before);
  await sendSome(before);
  await mailsLeave(harness, file);
  await server.end('SIGTERM');
  return [
    { what: 'answers before and after', figure: countsOf(before.statuses) },
    { what: 'answers meanwhile', figure: countsOf(during.statuses) },
    atLeast('refused meanwhile (503)', during.statuses.get(503) ?? 0, 1),
    exactly('acknowledged meanwhile', during.acknowledged.size, 0),
    exactly('answers meanwhile other than 503', othersThan(during.statuses, [503]), 0),
    exactly('/healthz meanwhile', alive ?? 'none', 200),
    { what: '/readyz meanwhile', figure: ready ?? 'none' },
    exactly('takes messages again by itself', back ? 'yes' : 'no', 'yes'),
    ...checkPromise(harness, file, before),
  ];
}
