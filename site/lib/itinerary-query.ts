import { isDate } from '#domain/time/days.ts';

/** The query parameters of the first and the last day of a trip. */
export const startName = 'start';
export const endName = 'end';

/** The first or the last day in a query; empty when there is none. */
export function dayIn(query: URLSearchParams, name: typeof startName | typeof endName): string {
  const day = query.get(name) ?? '';
  return isDate(day) ? day : '';
}

/** The first day in a query; empty when there is none. */
export const startIn = (query: URLSearchParams) => dayIn(query, startName);

/** `2-1-3` as days; the order of the plan when it does not name each day once. */
export function readOrder(text: string | null, planned: readonly number[]): readonly number[] {
  const days = (text ?? '').split('-').map(Number);
  return days.toSorted((a, b) => a - b).join() === planned.join() ? days : planned;
}
