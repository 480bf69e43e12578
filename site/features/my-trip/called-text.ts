import { fill } from '#domain/text/fill.ts';
import type { Trip } from '#domain/trips/trip.ts';
import type { ToolText } from './read-trip-tool.ts';

/** `«Corea con Lucía»`, or `un viaje` for one without a name. */
export function calledText({ name }: Trip, { looking }: Pick<ToolText, 'looking'>): string {
  return name ? fill(looking.quoted, { name }) : looking.unnamed;
}
