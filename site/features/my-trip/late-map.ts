import type { DayMapParts } from './load-map.ts';

let parts: Promise<DayMapParts> | undefined;

/** What draws maps of days: fetched once, and again after it has failed. */
export function lateMap(path: string): Promise<DayMapParts> {
  parts ??= import('./load-map.ts').then(({ loadMap }) => loadMap(path));
  parts.catch(() => (parts = undefined));
  return parts;
}
