import type { TripContext } from '#domain/trips/known.ts';
import type { TripTool } from './read-trip-tool.ts';

/** A station to sleep at. */
export interface Station {
  readonly id: string;
  readonly name: string;
  readonly hangul: string;
}

/** A line as its sign shows it. */
export interface LineSign {
  readonly sign: string;
  readonly colour: string;
}

/** All that the tool knows besides the trip. */
export interface Facts extends TripTool {
  readonly context: TripContext;
  /** What stops can be, by their numbers in links from 1. */
  readonly ids: readonly string[];
  readonly stations: ReadonlyMap<string, Station>;
  readonly lines: ReadonlyMap<string, LineSign>;
}
