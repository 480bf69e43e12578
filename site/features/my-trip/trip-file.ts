import { plainTrip, tripIn } from '#site/lib/stored-trip.ts';
import { saveFile } from '#site/lib/save-file.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { stopsOf } from '#domain/trips/trip.ts';
import { fold } from '#domain/text/search-terms.ts';
import { nameOf } from './days.ts';
import type { Tool } from './tool.ts';

const format = 'rumbo-corea-trip';
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

/** Saves the trip as a file; the names in it are for people, and ignored when it is read. */
export function saveTripFile(tool: Tool): void {
  const { trip, facts } = tool;
  const names = Object.fromEntries(stopsOf(trip).map((stop) => [stop.of, nameOf(stop, facts)]));
  const text = JSON.stringify({ format, v: 1, trip: plainTrip(trip), names }, null, 2);
  saveFile(`${fileName(tool)}.viaje.json`, 'application/json', text);
}

/** The trip in the text of a file; undefined when it is none. Never throws. */
export function tripInFile(text: string): Trip | undefined {
  if (text.length > largestFile) return undefined;
  try {
    const record: Readonly<Record<string, unknown>> = Object(JSON.parse(text));
    return record['format'] === format ? tripIn(record['trip']) : undefined;
  } catch {
    return undefined;
  }
}
