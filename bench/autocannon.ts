import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import type { Harness } from '../tests/faults/harness.ts';
import { median } from './statistics.ts';

/** The part of autocannon's JSON output that is used here. */
interface Report {
  /** Seconds. */
  readonly duration: number;
  readonly errors: number;
  readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
  /** Milliseconds. */
  readonly latency: { readonly p50: number; readonly p99: number };
}

/** The number of responses by status, the duration (s), and the latency (ms). */
export interface Answers {
  readonly statuses: ReadonlyMap<number, number>;
  readonly seconds: number;
  readonly latency: Report['latency'];
}

export interface Asking {
  readonly url: string;
  readonly seconds: number;
  readonly connections: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Further options of autocannon's command line. */
  readonly options?: readonly string[];
  /** A program that starts autocannon, with its arguments: `taskset -c 1`. */
  readonly through?: readonly string[];
}

const { resolve } = createRequire(import.meta.url);

/** Sends requests as fast as responses arrive, in a separate process. @throws when a connection failed. */
export async function ask(harness: Harness, asking: Asking): Promise<Answers> {
  const { url, seconds, connections, headers = {}, options = [], through = [] } = asking;
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const own = ['--json', '--no-progress', '-c', String(connections), '-d', String(seconds)];
  const [command = '', ...args] = [
    ...through,
    process.execPath,
    resolve('autocannon'),
    ...own,
    ...fields,
  ];
  const child = spawn(command, [...args, ...options, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  harness.own(child);
  const gone = once(child, 'exit');
  const printed = await text(child.stdout);
  const [code] = await gone;
  if (code !== 0) throw new Error(`autocannon ended with ${code} at ${url}`);
  const report = JSON.parse(printed) as Report;
  if (report.errors > 0) throw new Error(`${report.errors} connections failed at ${url}`);
  const counts = Object.entries(report.statusCodeStats);
  return {
    statuses: new Map(counts.map(([status, { count }]) => [Number(status), count])),
    seconds: report.duration,
    latency: report.latency,
  };
}

/** Responses per second, and per CPU second of the server, which is its limit under full load. */
export interface Rate {
  readonly perSecond: number;
  readonly perCpuSecond: number;
}

/** As `ask`, for answers of one status; `pid` is the server's. */
export async function rateOf(
  harness: Harness,
  pid: number,
  status: number,
  asking: Asking,
): Promise<Rate & Pick<Answers, 'statuses'>> {
  const before = cpuSeconds(pid);
  const { statuses, seconds } = await ask(harness, asking);
  const busy = cpuSeconds(pid) - before;
  const count = statuses.get(status) ?? 0;
  return { perSecond: count / seconds, perCpuSecond: count / busy, statuses };
}

/** The median of each figure; undefined of none. */
export function medianRate(rates: readonly Rate[]): Rate | undefined {
  if (rates.length === 0) return undefined;
  return {
    perSecond: median(rates.map(({ perSecond }) => perSecond)),
    perCpuSecond: median(rates.map(({ perCpuSecond }) => perCpuSecond)),
  };
}

/** CPU seconds of the process; NaN when the system does not provide them. */
function cpuSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold anything; user and system time come 12th and 13th after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return NaN;
  }
}
