import { plainTrip, tripIn } from '#site/lib/stored-trip.ts';
import { saveFile } from '#site/lib/save-file.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { limits, ownStop, stopsOf, withStops } from '#domain/trips/trip.ts';
import { fold } from '#domain/text/search-terms.ts';
import { nameOf } from './days.ts';
import type { Tool } from './tool.ts';

const format = 'rumbo-corea-trip';
const version = 1;
/** Bytes of the largest file that is read. */
export const largestFile = 64 * 1024;

/** `corea-con-lucia`. */
export function fileName({ trip, text }: Pick<Tool, 'trip' | 'text'>): string {
  return (
    fold(trip.name || text.head.unnamed)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'trip'
  );
}

/** Saves the trip as a file; the names in it are for people, and for what the guide no longer has when it is read. */
export function saveTripFile(tool: Tool): void {
  const { trip, facts } = tool;
  const names = Object.fromEntries(stopsOf(trip).map((stop) => [stop.of, nameOf(stop, facts)]));
  const text = JSON.stringify({ format, v: version, trip: plainTrip(trip), names }, null, 2);
  saveFile(`${fileName(tool)}.viaje.json`, 'application/json', text);
}

/** What a file says; `newer` was written by a later version of the guide. */
export type FileRead = { readonly trip: Trip } | { readonly error: 'newer' | 'broken' };

/**
 * The trip in the text of a file. Never throws. A stop that the guide no longer has keeps the name that the file gives.
 */
export function tripInFile(text: string, known: ReadonlyMap<string, unknown>): FileRead {
  const record = recordIn(text);
  if (record['format'] !== format) return { error: 'broken' };
  if (typeof record['v'] === 'number' && record['v'] > version) return { error: 'newer' };
  const trip = tripIn(record['trip']);
  if (!trip) return { error: 'broken' };
  const names: Readonly<Record<string, unknown>> = Object(record['names']);
  return {
    trip: withStops(trip, (stops) =>
      stops.map((stop) => {
        const name = names[stop.of];
        const isGone = stop.of !== ownStop && !known.has(stop.of);
        return isGone && !stop.name && isName(name) ? { ...stop, name } : stop;
      }),
    ),
  };
}

const isName = (name: unknown): name is string =>
  typeof name === 'string' && name !== '' && name.length <= limits.text;

function recordIn(text: string): Readonly<Record<string, unknown>> {
  if (text.length > largestFile) return {};
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
