import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Answers, Task } from './hammer.ts';
import { getRaw } from './raw.ts';
import type { Bench } from './server.ts';
import { median } from './statistics.ts';

/** A server that is asked. */
export interface Asked {
  readonly url: string;
  readonly pid: number;
}

/** What is asked: an address, by somebody who may have the answer already. */
export interface Question {
  readonly path: string;
  readonly status: number;
  readonly known: boolean;
}

/** How many answers came, of which statuses. */
export interface Rate {
  readonly perSecond: number;
  /** Answers in a second of the server's own time: what it could do were it asked fast enough. */
  readonly perCpuSecond: number;
  readonly statuses: ReadonlyMap<number, number>;
}

const hammer = fileURLToPath(new URL('hammer.ts', import.meta.url));
const connections = 64;

/** Asks as fast as answers come. @param through puts the asker on a core of its own. */
export async function rateOf(
  bench: Bench,
  { url, pid }: Asked,
  { path, status, known }: Question,
  { seconds, through }: { readonly seconds: number; readonly through: readonly string[] },
): Promise<Rate> {
  const encoding = { 'accept-encoding': 'br' };
  const etag = known ? (await getRaw(url + path, encoding)).headers.etag : undefined;
  const headers = { ...encoding, ...(etag !== undefined && { 'if-none-match': etag }) };
  const port = Number(new URL(url).port);
  const before = cpuSeconds(pid);
  const task = { port, path, headers, seconds, connections };
  const answers = await hammered(bench, task, through);
  const busy = cpuSeconds(pid) - before;
  const counts = Object.entries(answers.statuses);
  const statuses = new Map(counts.map(([key, count]) => [Number(key), count]));
  const count = statuses.get(status) ?? 0;
  return { perSecond: count / answers.seconds, perCpuSecond: count / busy, statuses };
}

/** The middle of each figure; undefined of none. */
export function middle(rates: readonly Rate[]): Omit<Rate, 'statuses'> | undefined {
  if (rates.length === 0) return undefined;
  return {
    perSecond: median(rates.map(({ perSecond }) => perSecond)),
    perCpuSecond: median(rates.map(({ perCpuSecond }) => perCpuSecond)),
  };
}

async function hammered(bench: Bench, task: Task, through: readonly string[]): Promise<Answers> {
  const [program, ...args] = [...through, process.execPath, hammer, JSON.stringify(task)];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  bench.own(child);
  const gone = once(child, 'exit');
  const said = await text(child.stdout);
  const [code] = await gone;
  if (code !== 0) throw new Error(`asking for ${task.path} failed`);
  return JSON.parse(said) as Answers;
}

/** How long the process has run on a core; NaN where the system does not say. */
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
