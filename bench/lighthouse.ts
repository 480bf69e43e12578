import lighthouse, { type Result, type RunnerResult } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { processorBlocking } from './blocking.ts';
import { withChrome } from './browser.ts';
import type { Harness } from '../tests/faults/harness.ts';
import { median } from './statistics.ts';

/** The categories of Lighthouse that have a bar. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says of a page on a phone; scores from 0 to 100, times in milliseconds. */
export interface Audit {
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  /** How long scripts were compiled and run. */
  readonly evaluation: number;
  /** The blocking time by CPU time, without other programs. */
  readonly processor: number;
  /** Audits that failed, for who has to repair them. */
  readonly findings: readonly string[];
}

/** A page to audit. */
export interface Audited {
  readonly url: string;
  /** Search engines may list it; of a page that asks them not to, being found is not asked. */
  readonly listed: boolean;
}

/** The median run of so many, each in a browser of its own, with what any of them found. */
export async function auditPage(harness: Harness, page: Audited, runs: number): Promise<Audit> {
  const results: RunnerResult[] = [];
  for (let run = 0; run < runs; run++) {
    results.push(await auditOnce(harness, page));
  }
  const lhr = computeMedianRun(results.map((result) => result.lhr));
  const score = (id: (typeof categories)[number]) => (lhr.categories[id]?.score ?? NaN) * 100;
  const figure = (id: string) => lhr.audits[id]?.numericValue ?? NaN;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbt: figure('total-blocking-time'),
    evaluation: figure('bootup-time'),
    processor: median(
      results.map(({ artifacts }) => processorBlocking(artifacts.Trace.traceEvents)),
    ),
    findings: [...new Set(results.flatMap((result) => findingsOf(result.lhr)))],
  };
}

/** Lighthouse asks to be run again when a trace is incomplete, as happens on a busy machine. */
const tries = 3;

async function auditOnce(harness: Harness, { url, listed }: Audited): Promise<RunnerResult> {
  const onlyCategories = [...categories];
  const skipAudits = listed ? [] : ['is-crawlable'];
  for (let left = tries; ; left--) {
    const result = await withChrome(harness, (port) =>
      lighthouse(url, { port, logLevel: 'error', onlyCategories, skipAudits }),
    );
    const error = result ? result.lhr.runtimeError?.message : 'no result';
    if (result && error === undefined) return result;
    if (left === 1) throw new Error(`Lighthouse, ${url}: ${error}`);
  }
}

/** What has to be repaired; speed has bars of its own. */
function findingsOf(lhr: Result): string[] {
  const weighted = categories
    .filter((id) => id !== 'performance')
    .flatMap((id) => lhr.categories[id]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0);
  const failed = weighted.filter(({ id }) => {
    const found = lhr.audits[id]?.score ?? null;
    return found !== null && found < 1;
  });
  return failed.map(({ id }) => id);
}
