import { isDate } from '#domain/time/days.ts';
import type { OwnTask } from '#domain/trips/countdown.ts';
import { countdownKey } from './my-trip-key.ts';
import { readStored, store } from './storage.ts';
import { storedChanges } from './stored-changes.ts';
import { readState } from './trip-state.ts';

/** What the visitor has said and done in the countdown to a trip. */
export interface CountdownRecord {
  /** `YYYY-MM-DD`, of somebody who has no trip here. */
  readonly start?: string;
  /** ISO 3166 code of two letters. */
  readonly passport?: string;
  /** The ids of ticked tasks. */
  readonly done: readonly string[];
  readonly own: readonly OwnTask[];
}

export const noRecord: CountdownRecord = { done: [], own: [] };

const areas = ['localStorage', 'sessionStorage'] as const;
const changes = storedChanges();
/** Of a browser that stores nothing. */
let unstored: CountdownRecord | undefined;
let read: { readonly text: string | null; readonly record: CountdownRecord } | undefined;

export const subscribe = (listener: () => void) => changes.subscribe(listener);

/** The record, the same one until it changes. */
export function readRecord(): CountdownRecord {
  if (unstored) return unstored;
  const text = areas.map((area) => readStored(countdownKey, area)).find((each) => each !== null);
  if (!read || read.text !== (text ?? null)) read = { text: text ?? null, record: recordIn(text) };
  return read.record;
}

/** Changes the record; it is kept where the trip is: on the device, or only in this tab. */
export function changeRecord(change: (before: CountdownRecord) => CountdownRecord): void {
  const record = change(readRecord());
  const text = JSON.stringify(record);
  const area = readState().keeping === 'kept' ? 'localStorage' : 'sessionStorage';
  for (const each of areas) store(countdownKey, each === area ? text : null, each);
  unstored = readStored(countdownKey, area) === text ? undefined : record;
  changes.tell();
}

/** Ticks a task, or takes its tick away. */
export function toggleDone(id: string): void {
  changeRecord(({ done, ...before }) => ({
    ...before,
    done: done.includes(id) ? done.filter((each) => each !== id) : [...done, id],
  }));
}

/** Takes the record to where the trip is kept now. */
export function followTrip(): void {
  if (readRecord() !== noRecord) changeRecord((before) => before);
}

/** The record in a stored text; an empty one when it is none. Never throws. */
export function recordIn(text: string | null | undefined): CountdownRecord {
  try {
    const { start, passport, done, own }: Readonly<Record<string, unknown>> = Object(
      JSON.parse(text ?? 'null'),
    );
    const record = {
      ...(isText(start) && isDate(start) && { start }),
      ...(isText(passport) && /^[A-Z]{2}$/.test(passport) && { passport }),
      done: listOf(done).filter(isText),
      own: listOf(own).flatMap(taskIn),
    };
    return text ? record : noRecord;
  } catch {
    return noRecord;
  }
}

function taskIn(value: unknown): OwnTask[] {
  const { id, text, date }: Readonly<Record<string, unknown>> = Object(value);
  if (!isText(id) || !isText(text)) return [];
  return [{ id, text, ...(isText(date) && isDate(date) && { date }) }];
}

const isText = (value: unknown): value is string => typeof value === 'string';
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
