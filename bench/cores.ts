import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What is put in front of a program so that it keeps to its own cores. */
export interface Cores {
  readonly server: readonly string[];
  readonly client: readonly string[];
  readonly said: string;
}

/** One core for the servers, another for who asks them; the same for all where cores cannot be chosen. */
export function chooseCores(): Cores {
  const cores = allowedCores();
  const [first, second] = cores;
  if (first === undefined || second === undefined || !hasTaskset()) {
    return { server: [], client: [], said: 'Cores could not be chosen: all share what there is.' };
  }
  return {
    server: ['taskset', '-c', String(first)],
    client: ['taskset', '-c', String(second)],
    said: `Each server has core ${first}, who asks them core ${second}.`,
  };
}

/** Two cores at most, for what is judged by two. */
export function twoCores(): readonly string[] {
  const cores = allowedCores();
  return cores.length > 2 && hasTaskset() ? ['taskset', '-c', cores.slice(0, 2).join(',')] : [];
}

/** The cores that this process may use; none where the system does not say. */
function allowedCores(): number[] {
  let status: string;
  try {
    status = readFileSync('/proc/self/status', 'utf8');
  } catch {
    return [];
  }
  const [, list = ''] = /^Cpus_allowed_list:\s*(\S+)/m.exec(status) ?? [];
  return coresIn(list);
}

/** `0,2-4` → 0, 2, 3, 4. */
export function coresIn(list: string): number[] {
  return list.split(',').flatMap((part) => {
    const [from = NaN, to = from] = part.split('-').map(Number);
    return Array.from({ length: Math.max(0, to - from + 1) || 0 }, (_, index) => from + index);
  });
}

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
