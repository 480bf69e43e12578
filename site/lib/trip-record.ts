import type { Trip } from '#domain/trips/trip.ts';
import { tripIn } from './stored-trip.ts';

/** A trip as it was before a change, and what the change was. */
export interface Step {
  readonly label: string;
  readonly trip: Trip | undefined;
}

/**
 * `fresh`: not asked yet; `asking`: the question stands in the page; `no`: only this tab keeps it; `kept`: this device
 * does; `blocked`: the browser refuses.
 */
export type Keeping = 'fresh' | 'asking' | 'no' | 'kept' | 'blocked';

/** A trip as it is stored, with what can be undone; undefined for anything else. Never throws. */
export function parseRecord(text: string) {
  try {
    const record: Readonly<Record<string, unknown>> = Object(JSON.parse(text));
    if (record['v'] !== 1) return undefined;
    const undos: readonly unknown[] = Array.isArray(record['undo']) ? record['undo'] : [];
    const past = undos.map((each): Step => {
      const step: Readonly<Record<string, unknown>> = Object(each);
      const { label } = step;
      return { label: typeof label === 'string' ? label : '', trip: tripIn(step['trip']) };
    });
    const keeping: Keeping = record['keeping'] === 'no' ? 'no' : 'fresh';
    return {
      rev: Number(record['rev']) || 0,
      trip: tripIn(record['trip']),
      places: textsIn(record['places']),
      past,
      keeping,
    };
  } catch {
    return undefined;
  }
}

function textsIn(value: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(Object(value));
  return Object.fromEntries(
    entries.filter((each): each is [string, string] => typeof each[1] === 'string'),
  );
}
