import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { fill } from '#domain/text/fill.ts';
import { eachDay } from '#domain/time/days.ts';
import type { Stitch, StitchRow } from './countdown-cloth.tsx';

/** More rows would be no picture any more. */
const mostRows = 12;

/** The days from today to the landing, a row for each month, with those on which something is to be done. */
export function stitchRows(
  today: string,
  start: string,
  tasks: readonly { readonly date?: string }[],
  locale: Locale,
): StitchRow[] {
  const dated = new Set(tasks.map(({ date }) => date));
  const days = eachDay(today, start);
  const lookOf = (date: string): Stitch['look'] => {
    if (date === start) return 'landing';
    if (date === today) return 'today';
    return dated.has(date) ? 'task' : 'plain';
  };
  const months = [...new Set(days.map((date) => date.slice(0, 7)))];
  return months.slice(-mostRows).map((month) => {
    const ofMonth = days.filter((date) => date.startsWith(month));
    return {
      name: formats[locale].shortMonth(month).slice(0, 3),
      first: ofMonth[0] !== `${month}-01`,
      stitches: ofMonth.map((date) => ({ look: lookOf(date) })),
    };
  });
}

/** How many days before the landing each part of the last month begins. */
export const lastMonth = [30, 20, 10] as const;

/** The last month before any trip in three parts, with what is to be done how many days ahead. */
export function usualRows(
  steps: readonly { readonly title: string; readonly ahead?: number | undefined }[],
  name: string,
): StitchRow[] {
  const stitchOf = (ahead: number): Stitch => {
    const number = steps.findLastIndex((step) => step.ahead === ahead) + 1;
    if (ahead === 0) return { look: 'landing', number };
    return number === 0 ? { look: 'plain' } : { look: 'task', number };
  };
  return lastMonth.map((from, part) => {
    const to = lastMonth[part + 1] ?? -1;
    return {
      name: fill(name, { number: `${from}` }),
      first: false,
      stitches: Array.from({ length: from - to }, (_, index) => stitchOf(from - index)),
    };
  });
}
