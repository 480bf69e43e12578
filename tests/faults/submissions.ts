import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** A message to send; no two have the same address, so each can be found again. */
export interface Submission {
  readonly email: string;
  readonly key: string;
}

/** What became of the submissions that were sent. */
export interface Outcome {
  /** The id that each submission was acknowledged with. */
  readonly acknowledged: Map<Submission, string>;
  readonly statuses: Map<number, number>;
  /** Sent, but the line broke before an answer came: stored or not. */
  readonly unanswered: Set<Submission>;
}

let number = 0;

/** A submission that nobody has sent yet. */
export function newSubmission(): Submission {
  return { email: `ana${number++}@correo.example`, key: randomUUID() };
}

export function newOutcome(): Outcome {
  return { acknowledged: new Map(), statuses: new Map(), unanswered: new Set() };
}

/** The request's body, as the form sends it. */
export function bodyOf({ email }: Pick<Submission, 'email'>, startedAt?: number): string {
  return JSON.stringify({
    name: 'Ana Pérez',
    email,
    subject: 'estudiar',
    message: '¿Cuándo empieza el próximo curso de coreano?',
    privacyAccepted: true,
    ...(startedAt !== undefined && { startedAt }),
  });
}

/** What a browser sends along. */
export const formHeaders = {
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
} as const;

/** Sends a submission and books what came of it; resolves to the status, if any came. */
export async function send(
  url: string,
  submission: Submission,
  outcome: Outcome,
  startedAt?: number,
): Promise<number | undefined> {
  const { acknowledged, statuses, unanswered } = outcome;
  try {
    const answer = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { ...formHeaders, 'idempotency-key': submission.key },
      body: bodyOf(submission, startedAt),
      signal: AbortSignal.timeout(20_000),
    });
    const { id } = (await answer.json()) as { id?: string };
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    unanswered.delete(submission);
    if (answer.ok && id !== undefined) {
      const earlier = acknowledged.get(submission) ?? id;
      if (earlier !== id) throw new Error('one key was given two ids');
      acknowledged.set(submission, id);
    }
    return answer.status;
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('one key')) throw error;
    unanswered.add(submission);
    return undefined;
  }
}

/** Sends new submissions, eight at a time, until told to stop or the line breaks. */
export async function load(
  url: string,
  outcome: Outcome,
  until: () => boolean,
  pause = 0,
): Promise<void> {
  const sender = async () => {
    while (!until()) {
      if ((await send(url, newSubmission(), outcome)) === undefined) return;
      if (pause > 0) await wait(pause);
    }
  };
  await Promise.all(Array.from({ length: 8 }, sender));
}

/** The status of a URL; undefined when there is no answer. */
export async function statusOf(url: string): Promise<number | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}

/** Sends submissions until one is taken, for ten seconds at most: the server came back by itself. */
export async function recovers(url: string, outcome: Outcome): Promise<boolean> {
  const end = performance.now() + 10_000;
  while (performance.now() < end) {
    if ((await send(url, newSubmission(), outcome)) === 201) return true;
    await wait(100);
  }
  return false;
}
