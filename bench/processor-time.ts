import type { Browser, Page } from '@playwright/test';
import { slowdown } from './trip-rules.ts';

/** An event of a Chrome trace; times in microseconds. */
interface Event {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string }; readonly name?: string };
}

/** What the main thread of a phone spends, in milliseconds. */
export interface Work {
  /** From the first press until it has been painted. */
  readonly first: number;
  /** Each frame after that. */
  readonly frames: readonly number[];
}

/**
 * What a page spends on what is done to it: the time of the processor, which other programs on the machine do not
 * lengthen, times four.
 */
export async function traced(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<Work> {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await act();
  await page.waitForTimeout(400);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Event[] };
  return workIn(trace.traceEvents);
}

function workIn(events: readonly Event[]): Work {
  const firstOf = (...types: readonly string[]) =>
    events
      .filter(
        ({ name, args }) => name === 'EventDispatch' && types.includes(args?.data?.type ?? ''),
      )
      .toSorted((one, other) => one.ts - other.ts)[0];
  // What is done follows from the click, not from the press before it; a drag has neither.
  const press = firstOf('click', 'keydown') ?? firstOf('pointermove');
  if (!press) return { first: NaN, frames: [] };
  const own = events
    .filter((event) => event.pid === press.pid && event.tid === press.tid)
    .filter(({ ts, dur = 0 }) => ts + dur >= press.ts)
    .toSorted((a, b) => a.ts - b.ts);
  const tasks = own.filter(({ name }) => name === 'RunTask');
  // A frame ends with the commit of what was painted; one that was under way at the press shows nothing of it.
  const ends = own
    .filter(({ name, ts }) => name === 'Commit' && ts >= press.ts + (press.dur ?? 0))
    .map(({ ts }) => ts);
  const spent = (from: number, to: number) =>
    tasks
      .filter(({ ts }) => ts >= from && ts < to)
      .reduce((sum, { tdur = 0 }) => sum + (tdur / 1000) * slowdown, 0);
  const frames = ends.map((end, index) => spent(index === 0 ? 0 : (ends[index - 1] ?? 0), end));
  return { first: frames[0] ?? NaN, frames: frames.slice(1) };
}
