import { once } from 'node:events';
import { closeSync, existsSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { readDatabase } from './database.ts';
import { statusOf } from './load.ts';
import { atLeast, atMost, countsOf, exactly, othersThan, type Check } from './report.ts';
import { NotPossible, type Bench } from './server.ts';

const seconds = 10;
const pages = ['/', '/contacto', '/?lang=en', '/contact'];
const build = fileURLToPath(new URL('../build', import.meta.url));

/** Messages as fast as they are taken, each flushed to the disk, while visitors read pages. */
export async function flood(bench: Bench): Promise<Check[]> {
  if (!existsSync(join(build, 'server'))) {
    throw new NotPossible('the website is not built; npm run build');
  }
  const file = join(bench.folder, 'rumbo.db');
  const flushes = flushesPerSecond(join(bench.folder, 'probe'));
  const server = await bench.start(file, { BUILD_DIR: build });
  for (const page of pages) await statusOf(server.url + page);
  const sender = new Worker(new URL('flood-sender.ts', import.meta.url), {
    workerData: { port: Number(new URL(server.url).port), seconds },
  });
  bench.atEnd(() => sender.terminate());
  let over = false;
  const finished = once(sender, 'message').then(([result]) => {
    over = true;
    return result as { statuses: Map<number, number>; seconds: number };
  });
  const times: number[] = [];
  const seen = new Map<number, number>();
  for (let turn = 0; !over; turn++) {
    const start = performance.now();
    const status = (await statusOf(server.url + pages[turn % pages.length])) ?? 0;
    times.push(performance.now() - start);
    seen.set(status, (seen.get(status) ?? 0) + 1);
    await wait(20);
  }
  const result = await finished;
  await server.end('SIGKILL');
  const taken = result.statuses.get(201) ?? 0;
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return [
    { what: 'flushes per second, disk alone', figure: flushes },
    { what: 'answers', figure: countsOf(result.statuses) },
    atLeast('messages taken per second', Math.round(taken / result.seconds), 1000),
    exactly('answers other than 201', othersThan(result.statuses, [201]), 0),
    exactly('stored after kill -9', readDatabase(file).messages.length, taken),
    { what: 'pages', figure: countsOf(seen) },
    exactly('pages other than 200', othersThan(seen, [200]), 0),
    { what: 'pages, median (ms)', figure: at(0.5) },
    atMost('pages, 99th percentile (ms)', at(0.99), 100),
  ];
}

/** What the disk can do at this moment, to judge the figures by: as much as a commit writes, then flushed. */
function flushesPerSecond(file: string): number {
  const handle = openSync(file, 'w');
  const content = Buffer.alloc(24 * 1024);
  const start = performance.now();
  let flushes = 0;
  for (; performance.now() - start < 1000; flushes++) {
    writeSync(handle, content, 0, content.length, (flushes % 100) * content.length);
    fdatasyncSync(handle);
  }
  closeSync(handle);
  return flushes;
}
