// A thread of its own, so that sending does not blur the times that the other thread takes.
import { createConnection } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { bodyOf, formHeaders, newLetter } from './load.ts';

const { port, seconds } = workerData as { port: number; seconds: number };
const connections = 64;
const end = performance.now() + seconds * 1000;
const statuses = new Map<number, number>();

function nextRequest(): string {
  const letter = newLetter();
  const body = bodyOf(letter);
  const headers = {
    host: `127.0.0.1:${port}`,
    ...formHeaders,
    'idempotency-key': letter.key,
    'content-length': Buffer.byteLength(body),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `POST /api/contact HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Sends one message after the other over one connection. */
async function connection(): Promise<void> {
  const socket = createConnection({ port, host: '127.0.0.1', noDelay: true });
  let answer = '';
  const { promise, resolve } = Promise.withResolvers<void>();
  socket.on('connect', () => socket.write(nextRequest()));
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
    const head = answer.indexOf('\r\n\r\n');
    const length = Number(/^content-length: (\d+)/im.exec(answer)?.[1]);
    if (head < 0 || answer.length < head + 4 + length) return;
    const status = Number(answer.slice(9, 12));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    answer = '';
    if (performance.now() < end) socket.write(nextRequest());
    else socket.end();
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => resolve());
  await promise;
}

const start = performance.now();
await Promise.all(Array.from({ length: connections }, connection));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage({ statuses, seconds: (performance.now() - start) / 1000 });
