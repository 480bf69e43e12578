import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { checkPromise, mailsLeave } from './database.ts';
import { newSubmission, newOutcome, send, statusOf } from './submissions.ts';
import { atMost, exactly, type Check } from './checks.ts';
import type { Harness } from './harness.ts';

const head =
  'POST /api/contact HTTP/1.1\r\nHost: a\r\nSec-Fetch-Site: same-origin\r\n' +
  'Content-Type: application/json\r\nContent-Length: 500\r\n\r\n';

/** What connections have sent before they fall silent. */
const starts = {
  nothing: '',
  'half a header': head.slice(0, 60),
  'half a body': `${head}{"name":`,
};

const each = 20;

/** Silent and half-sent connections hold up neither other visitors nor a stop. */
export async function silentConnections(harness: Harness): Promise<Check[]> {
  const file = join(harness.folder, 'rumbo.db');
  const outcome = newOutcome();
  const checks: Check[] = [];
  for (const [what, sent] of Object.entries(starts)) {
    const server = await harness.start(file);
    const { port } = new URL(server.url);
    const sockets = await Promise.all(
      Array.from({ length: each }, async () => {
        const socket = connect(Number(port), '127.0.0.1');
        socket.on('error', () => {});
        harness.atEnd(() => socket.destroy());
        await once(socket, 'connect');
        socket.write(sent);
        return socket;
      }),
    );
    await send(server.url, newSubmission(), outcome);
    checks.push(
      exactly(
        `/healthz beside ${each} with ${what}`,
        (await statusOf(`${server.url}/healthz`)) ?? 0,
        200,
      ),
    );
    const start = performance.now();
    const code = await server.end('SIGTERM');
    checks.push(
      exactly(`exit code, ${what}`, code ?? 'signal', 0),
      atMost(`stop, ${what} (ms)`, Math.round(performance.now() - start), 20_000),
      exactly(`storage closed, ${what}`, existsSync(`${file}-wal`) ? 'no' : 'yes', 'yes'),
    );
    for (const socket of sockets) socket.destroy();
  }
  const server = await harness.start(file);
  await mailsLeave(harness, file);
  await server.end('SIGTERM');
  return [...checks, ...checkPromise(harness, file, outcome)];
}
