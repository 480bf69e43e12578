import type { Preference } from '#domain/metro/metro-journey.ts';

/** The preferences, in the order in which a page offers them. */
export const ways = ['fast', 'changes', 'lifts', 'cheap'] as const satisfies readonly Preference[];

/** What was asked: ids of stations or places, or texts as they were typed. */
export interface MetroQuestion {
  readonly from: string;
  readonly to: string;
  readonly way: Preference;
  /** The clock time of departure, `HH:MM`; empty where none was given. */
  readonly at: string;
}

/** Reads a question from the query of a URL. */
export function questionOf(query: URLSearchParams): MetroQuestion {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 100);
  const way = ways.find((each) => each === query.get('way')) ?? 'fast';
  const at = /^\d\d:\d\d$/.test(text('at')) ? text('at') : '';
  return { from: text('from'), to: text('to'), way, at };
}

/** The query of a question; the first way and no time go without saying. */
export function queryOf({ from, to, way, at }: MetroQuestion): string {
  const query = new URLSearchParams({ from, to });
  if (way !== 'fast') query.set('way', way);
  if (at) query.set('at', at);
  return query.toString();
}
