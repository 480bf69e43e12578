import { closeSync, existsSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { atLeast, atMost, countsOf, exactly, othersThan } from '../tests/faults/checks.ts';
import { readDatabase } from '../tests/faults/database.ts';
import { NotPossible, type Harness } from '../tests/faults/harness.ts';
import { bodyOf, formHeaders, statusOf } from '../tests/faults/submissions.ts';
import { build } from '../tools/built-site.ts';
import { ask } from './autocannon.ts';
import type { Measured } from './results.ts';

const seconds = 10;
const senders = 64;
/** One page for each language, of those that depend on the visitor and of those that do not. */
const pages = ['/', '/contacto', '/?lang=en', '/contact'];

/** Messages as fast as they are taken, each flushed to the disk, while visitors read pages. */
export async function flood(harness: Harness): Promise<Measured> {
  if (!existsSync(join(build, 'client'))) {
    throw new NotPossible('the website is not built; npm run build');
  }
  const file = join(harness.folder, 'rumbo.db');
  const flushes = flushesPerSecond(join(harness.folder, 'probe'));
  const server = await harness.start(file, { BUILD_DIR: build });
  for (const page of pages) await statusOf(server.url + page);
  // autocannon puts another id into each body: no two messages have the same address.
  const body = bodyOf({ email: 'ana[<id>]@correo.example' });
  const sending = ask(harness, {
    url: `${server.url}/api/contact`,
    seconds,
    connections: senders,
    headers: formHeaders,
    options: ['-m', 'POST', '--idReplacement', '-b', body],
  });
  const reading = pages.map((page) =>
    ask(harness, { url: server.url + page, seconds, connections: 1, options: ['-R', '10'] }),
  );
  const sent = await sending;
  const read = await Promise.all(reading);
  await server.end('SIGKILL');
  const taken = sent.statuses.get(201) ?? 0;
  const stored = readDatabase(file).messages.length;
  const slowest = (figure: 'p50' | 'p99') =>
    Math.round(Math.max(...read.map(({ latency }) => latency[figure])));
  return {
    title: 'Messages in a flood',
    checks: [
      { what: 'flushes per second, disk alone', figure: flushes },
      { what: 'answers', figure: countsOf(sent.statuses) },
      atLeast('messages taken per second', Math.round(taken / sent.seconds), 1000),
      exactly('answers other than 201', othersThan(sent.statuses, [201]), 0),
      exactly('taken and not stored after kill -9', Math.max(0, taken - stored), 0),
      atMost('stored without an answer that was waited for', stored - taken, senders),
      ...read.map(({ statuses }, index) =>
        exactly(`${pages[index]}: answers other than 200`, othersThan(statuses, [200]), 0),
      ),
      { what: 'slowest page, median (ms)', figure: slowest('p50') },
      atMost('slowest page, 99th percentile (ms)', slowest('p99'), 100),
    ],
    tables: [],
    notes: [
      `${senders} connections send messages as fast as they are answered for ${seconds} s, while each of ${pages.length} pages is asked for ten times a second.`,
    ],
  };
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
