/** An event of a Chrome trace, as far as it matters here; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** What the processor spent on it; the clock counts other programs too. */
  readonly tdur?: number;
}

/** How much slower a phone is, and how long (ms) a task may take before it blocks: as Lighthouse has them. */
const slower = 4;
const unnoticed = 50;

/**
 * How long (ms) the tasks after the first paint would block a phone, by the time that the processor spent on
 * them. Lighthouse takes the clock's: on a busy machine that counts what others do.
 */
export function processorBlocking(trace: readonly TraceEvent[]): number {
  const paint = trace.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) return NaN;
  const tasks = trace.filter(
    ({ name, pid, tid, ts }) =>
      name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts >= paint.ts,
  );
  if (tasks.length === 0) return NaN;
  const blocking = tasks.map(({ tdur = NaN }) => Math.max(0, (tdur / 1000) * slower - unnoticed));
  return blocking.reduce((sum, time) => sum + time, 0);
}
