import { ownStop, withStops, type Stop, type Trip } from './trip.ts';

/** The name that the visitor has given to an own stop, or that one had which is gone; and the note apart from it. */
export function namesOf({ of, note = '', name = '' }: Stop): { name: string; note: string } {
  if (of !== ownStop) return { name, note };
  const [own = '', ...lines] = note.split('\n');
  return { name: own, note: lines.join('\n') };
}

/** What an own stop holds: its name in one line, and the note below. */
export function ownText(name: string, note: string): string {
  return [name.replaceAll(/\s+/g, ' ').trim(), note.trim()].filter(Boolean).join('\n');
}

/** The trip with what has no number in links as own stops, which keep their names and notes. */
export function withOwn(trip: Trip, ids: readonly string[]): Trip {
  const known = new Set(ids);
  return withStops(trip, (stops) =>
    stops.map((stop) => {
      if (stop.of === ownStop || known.has(stop.of) || stop.of.startsWith('#')) return stop;
      const { name: _name, ...rest } = stop;
      const { name, note } = namesOf(stop);
      return { ...rest, of: ownStop, note: ownText(name, note) };
    }),
  );
}
