import { throttling } from 'lighthouse/core/config/constants.js';

/** An event of a Chrome trace, as far as it matters here; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** What the processor spent on it; the clock counts other programs too. */
  readonly tdur?: number;
}

const { cpuSlowdownMultiplier } = throttling.mobileSlow4G;

/** How long (ms) a task may take before it counts as blocking, as in Lighthouse. */
const unnoticed = 50;

/**
 * How long (ms) the tasks after the first paint would block a phone, by their CPU time. Lighthouse uses wall-clock
 * time, which on a busy machine includes other programs.
 */
export function processorBlocking(trace: readonly TraceEvent[]): number {
  const paint = trace.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) return NaN;
  const times = trace
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid)
    .filter(({ ts }) => ts >= paint.ts)
    // The last one has none when the trace ends within it.
    .flatMap(({ tdur }) => tdur ?? []);
  if (times.length === 0) return NaN;
  const blocking = times.map((time) =>
    Math.max(0, (time / 1000) * cpuSlowdownMultiplier - unnoticed),
  );
  return blocking.reduce((sum, time) => sum + time, 0);
}
