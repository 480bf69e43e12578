import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { statusOf } from '../tests/faults/submissions.ts';
import { NotPossible, type Harness } from '../tests/faults/harness.ts';

export interface Nginx {
  readonly url: string;
  readonly pid: number;
  readonly version: string;
}

/** What nginx sends for an address: the compressed bytes as they are. */
export interface Ready {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Who nobody is, where root starts the harness. */
const nobody = 65_534;

/**
 * Starts nginx with a configuration of its own in the bench's folder; `/page` answers with the bytes and
 * headers given. @throws NotPossible when nginx is not installed.
 */
export async function startNginx(
  harness: Harness,
  through: readonly string[],
  ready: Ready,
): Promise<Nginx> {
  // Debian keeps it where only root looks.
  const PATH = [process.env['PATH'], '/usr/sbin', '/usr/local/sbin'].join(delimiter);
  const version = spawnSync('nginx', ['-v'], { encoding: 'utf8', env: { PATH } });
  if (version.error) {
    throw new NotPossible('it needs nginx to compare with; on Debian, apt-get install nginx-light');
  }
  const folder = join(harness.folder, 'nginx');
  mkdirSync(folder);
  writeFileSync(join(folder, 'page'), ready.body);
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(port, ready.headers));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    chmodSync(harness.folder, 0o711);
    chownSync(folder, nobody, nobody);
  }
  const own = ['nginx', '-p', folder, '-c', 'nginx.conf', '-e', 'stderr'];
  const [program = '', ...args] = [...through, ...own];
  const user = isRoot ? { uid: nobody, gid: nobody } : {};
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  const child = spawn(program, args, { stdio: [...stdio], env: { PATH }, ...user });
  harness.own(child);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; (await statusOf(`${url}/page`)) !== 200; tries++) {
    if (tries === 50 || child.exitCode !== null) throw new Error('nginx does not answer');
    await wait(100);
  }
  return { url, pid: child.pid ?? 0, version: version.stderr.trim().replace(/^.*: /, '') };
}

/** One process that keeps connections, logs nothing, and has the file in its cache. */
function configuration(port: number, headers: Ready['headers']): string {
  const lines = Object.entries(headers).map(([name, value]) =>
    name === 'content-type'
      ? `default_type "${value}";`
      : `add_header ${name} "${value.replaceAll(/["\\]/g, '\\$&')}";`,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    daemon off;
    master_process off;
    pid nginx.pid;
    events { worker_connections 1024; }
    http {
      access_log off;
      server_tokens off;
      sendfile on;
      tcp_nopush on;
      open_file_cache max=10;
      keepalive_requests 100000000;
      types {}
      ${temporary.map((name) => `${name}_temp_path ${name};`).join('\n')}
      server {
        listen 127.0.0.1:${port};
        root .;
        ${lines.join('\n')}
        location = /page {}
        location / { return 404; }
      }
    }`;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  return port;
}
