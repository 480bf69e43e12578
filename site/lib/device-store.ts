import { useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { tripAnswers, type TripAnswers } from '#domain/trip-answers.ts';
import { readStored, store } from './storage.ts';
import { tripKey } from './trip-key.ts';

/** What is written; a record of another version counts as none. */
const record = v.object({ version: v.literal(1), answers: tripAnswers });

const listeners = new Set<() => void>();

/** The kept answers; undefined where the visitor has not agreed, storage is blocked or the record cannot be read. */
export function readAnswers(): TripAnswers | undefined {
  return parse(readStored(tripKey));
}

/** The kept answers, and again after each change; undefined also in the document as it was sent. */
export function useKeptAnswers(): TripAnswers | undefined {
  const text = useSyncExternalStore(
    subscribe,
    () => readStored(tripKey),
    () => null,
  );
  return useMemo(() => parse(text), [text]);
}

/** Begins to keep answers because the visitor has asked for it. False where the browser did not take them. */
export function startKeeping(answers: TripAnswers): boolean {
  write(JSON.stringify({ version: 1, answers }));
  return readAnswers() !== undefined;
}

/** Keeps what has been answered now, if the visitor has agreed; a part that is undefined is forgotten. */
export function keepAnswers(change: TripAnswers | ((before: TripAnswers) => TripAnswers)): void {
  const before = readAnswers();
  if (!before) return;
  const answers = typeof change === 'function' ? change(before) : { ...before, ...change };
  write(JSON.stringify({ version: 1, answers }));
}

/** Removes the answers and stops keeping them. */
export function forgetAnswers(): void {
  write(null);
}

function write(text: string | null): void {
  store(tripKey, text);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has answered or forgotten, or another page of this one before the visitor came back.
  for (const type of ['storage', 'pageshow']) addEventListener(type, listener);
  return () => {
    listeners.delete(listener);
    for (const type of ['storage', 'pageshow']) removeEventListener(type, listener);
  };
}

function parse(text: string | null): TripAnswers | undefined {
  if (text === null) return undefined;
  try {
    const { success, output } = v.safeParse(record, JSON.parse(text));
    return success ? output.answers : undefined;
  } catch {
    return undefined;
  }
}
