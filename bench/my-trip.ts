import { join } from 'node:path';
import { build, isBuilt } from '../tools/built-site.ts';
import { atMost } from '../tests/faults/checks.ts';
import { NotPossible, type Harness } from '../tests/faults/harness.ts';
import type { Options } from './arguments.ts';
import { openBrowser } from './browser.ts';
import { longestDelay } from './interactions.ts';
import type { Measured } from './results.ts';
import { rounded } from './statistics.ts';
import { dragWork, tripDelays } from './trip-interactions.ts';
import { longest, ruleTimes, tenDays } from './trip-rules.ts';

/** Milliseconds of a frame of a drag. */
const longestFrame = 16;

/** How fast the page of one's own trip is: its rules, what is done most, and a drag. */
export async function myTrip(harness: Harness, options: Options): Promise<Measured> {
  if (!isBuilt()) throw new NotPossible('the website is not built; npm run build');
  const runs = options.runs ?? 3;
  const rules = ruleTimes(3 * runs);
  const server = await harness.start(join(harness.folder, 'rumbo.db'), { BUILD_DIR: build });
  const browser = await openBrowser(harness);
  const delays = await tripDelays(browser, server.url, runs);
  const drags = [];
  for (const [name, trip] of [
    ['ten days', tenDays],
    ['60 days', longest],
  ] as const) {
    const { first, frames } = await dragWork(browser, server.url, trip);
    const sorted = frames.toSorted((a, b) => a - b);
    const usual = sorted[Math.floor(sorted.length * 0.95)] ?? NaN;
    drags.push({ name, first, usual, worst: sorted.at(-1) ?? NaN });
  }
  const [short] = drags;
  return {
    title: 'How fast one’s own trip is',
    checks: [
      ...rules.flatMap(({ name, time, most }) =>
        most === undefined ? [] : [atMost(`${name} (ms)`, rounded(time, 1), most)],
      ),
      ...delays.map(({ name, first }) => atMost(`${name} (ms)`, rounded(first), longestDelay)),
      atMost('a frame of a drag, ten days (ms)', rounded(short?.usual ?? NaN, 1), longestFrame),
    ],
    tables: [
      {
        title: 'Rules',
        head: ['What', 'ms'],
        rows: rules.map(({ name, time }) => [name, rounded(time, 1)]),
      },
      {
        title: 'Drags',
        head: ['Trip', 'Pick-up ms', 'Frame ms (95 %)', 'Longest frame ms'],
        rows: drags.map(({ name, first, usual, worst }) => [
          name,
          rounded(first),
          rounded(usual, 1),
          rounded(worst, 1),
        ]),
      },
    ],
    notes: [
      'What the processor spends, times four, as on the phone of Lighthouse: other programs on the machine do not lengthen it. An interaction counts from the press until its paint has been handed on.',
      'The trip is that of ten days with 49 stops; the longest has 60 days and 294 stops.',
    ],
  };
}
