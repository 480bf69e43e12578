// A process of its own: asks for one address over and over, and says how many answers came.
// Asked and counted by bytes alone, because who asks must cost less than who answers.
import { createConnection } from 'node:net';

/** What is asked, of whom, and for how long. */
export interface Task {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
  readonly connections: number;
}

export interface Answers {
  readonly seconds: number;
  readonly statuses: Readonly<Record<string, number>>;
}

const task = JSON.parse(process.argv[2] ?? '{}') as Task;
const lines = Object.entries(task.headers).map(([name, value]) => `${name}: ${value}\r\n`);
const request = Buffer.from(
  `GET ${task.path} HTTP/1.1\r\nhost: 127.0.0.1:${task.port}\r\n${lines.join('')}\r\n`,
);
const statuses: Record<string, number> = {};
const endOfHead = Buffer.from('\r\n\r\n');
const bodyless = new Set(['204', '304']);

/** Length of an answer whose head is complete, else undefined. */
function lengthOf(start: Buffer): number | undefined {
  const head = start.indexOf(endOfHead);
  if (head < 0) return undefined;
  const text = start.toString('latin1', 0, head);
  if (bodyless.has(text.slice(9, 12))) return head + 4;
  const [, length] = /^content-length: (\d+)/im.exec(text) ?? [];
  if (length === undefined) throw new Error('an answer without a length');
  return head + 4 + Number(length);
}

function connection(until: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = createConnection({ port: task.port, host: '127.0.0.1', noDelay: true });
  let head: Buffer | undefined;
  let length = 0;
  let received = 0;
  socket.on('connect', () => socket.write(request));
  socket.on('data', (chunk: Buffer) => {
    if (length === 0) {
      head = head ? Buffer.concat([head, chunk]) : chunk;
      received = head.length;
      length = lengthOf(head) ?? 0;
      if (length === 0) return;
    } else {
      received += chunk.length;
    }
    if (received < length) return;
    if (received > length) reject(new Error('more came than was asked for'));
    const status = head?.toString('latin1', 9, 12) ?? '';
    statuses[status] = (statuses[status] ?? 0) + 1;
    head = undefined;
    length = 0;
    if (performance.now() < until) socket.write(request);
    else socket.end();
  });
  socket.on('error', reject);
  socket.on('close', () => resolve());
  return promise;
}

const start = performance.now();
const until = start + task.seconds * 1000;
await Promise.all(Array.from({ length: task.connections }, () => connection(until)));
const seconds = (performance.now() - start) / 1000;
console.log(JSON.stringify({ seconds, statuses } satisfies Answers));
