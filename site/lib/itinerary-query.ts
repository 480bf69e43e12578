import { isDate } from '#domain/days.ts';

/** The query parameter of the first day of a trip. */
export const startName = 'start';

/** The first day in a query; empty when there is none. */
export function startIn(query: URLSearchParams): string {
  const start = query.get(startName) ?? '';
  return isDate(start) ? start : '';
}

/** `2-1-3` as days; the order of the plan when it does not name each day once. */
export function readOrder(text: string | null, planned: readonly number[]): readonly number[] {
  const days = (text ?? '').split('-').map(Number);
  return days.toSorted((a, b) => a - b).join() === planned.join() ? days : planned;
}
