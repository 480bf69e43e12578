import { useMemo, useSyncExternalStore } from 'react';
import { areAnswers, type TripAnswers } from '#domain/trip-answers.ts';
import { readStored, store } from './storage.ts';
import { storedChanges } from './stored-changes.ts';
import { tripKey } from './trip-key.ts';

/** The stored record; one of another version counts as none. */
interface StoredAnswers {
  readonly version: 1;
  readonly answers: TripAnswers;
}

const changes = storedChanges();

/** The stored answers; undefined when the visitor has not agreed, storage is blocked or the record is invalid. */
export function readAnswers(): TripAnswers | undefined {
  return parse(readStored(tripKey));
}

/** The stored answers, updated after each change; undefined while prerendering and hydrating. */
export function useSavedAnswers(): TripAnswers | undefined {
  const text = useSyncExternalStore(
    changes.subscribe,
    () => readStored(tripKey),
    () => null,
  );
  return useMemo(() => parse(text), [text]);
}

/** Stores answers after the visitor has agreed. Returns false when the browser refuses. */
export function startKeeping(answers: TripAnswers): boolean {
  write(JSON.stringify({ version: 1, answers } satisfies StoredAnswers));
  return readAnswers() !== undefined;
}

/** Updates the stored answers, if the visitor has agreed; undefined parts are removed. */
export function keepAnswers(change: TripAnswers | ((before: TripAnswers) => TripAnswers)): void {
  const before = readAnswers();
  if (!before) return;
  const answers = typeof change === 'function' ? change(before) : { ...before, ...change };
  write(JSON.stringify({ version: 1, answers } satisfies StoredAnswers));
}

/** Deletes the answers and stops storing them. */
export function forgetAnswers(): void {
  write(null);
}

function write(text: string | null): void {
  store(tripKey, text);
  changes.tell();
}

function parse(text: string | null): TripAnswers | undefined {
  if (text === null) return undefined;
  try {
    const { version, answers }: Partial<Record<keyof StoredAnswers, unknown>> = Object(
      JSON.parse(text),
    );
    return version === 1 && areAnswers(answers) ? answers : undefined;
  } catch {
    return undefined;
  }
}
