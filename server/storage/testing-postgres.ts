import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** A PostgreSQL server for tests, in a temporary folder. */
export interface Cluster {
  /** Its connection URL. */
  readonly url: string;
  /** Stops the server properly (SIGINT) or as in a power cut (SIGKILL). */
  end(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
  /** Starts the server again, on the same port. */
  start(): Promise<void>;
  /** Stops the server and removes its files. */
  remove(): Promise<void>;
}

const usualFolders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/usr/local/pgsql/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
];

/** The folder with PostgreSQL's programs; `undefined` when it is not installed. */
export function findPostgres(): string | undefined {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const known = [...path, ...globSync(usualFolders).sort().reverse()]
    .map((folder) => join(folder, 'postgres'))
    .filter((file) => existsSync(file))
    .map((file) => dirname(realpathSync(file)));
  return known.find((folder) => existsSync(join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root, so root runs it as another user. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string, user: string) =>
    Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL needs a user other than root');
}

/** Stops when its standard input closes, which happens however the starting process ends. */
const guardedByParent =
  'exec 3<&0; "$@" & server=$!; { cat <&3 > /dev/null; kill -INT $server; } & wait $server; kill $!';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  // A server that stops during a query also emits an error event.
  client.on('error', () => {});
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Creates an empty database in the cluster of another one. */
export async function createDatabase(cluster: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await ask(cluster, `create database ${name}`);
  return new URL(`/${name}`, cluster).href;
}

/** Empties a database, much faster than dropping and creating one. */
export async function emptyDatabase(url: string): Promise<void> {
  await ask(url, 'drop schema public cascade; create schema public');
}

/** Creates a cluster and starts it on a free port of 127.0.0.1. @param durable whether it flushes to the disk. */
export async function startCluster(bin: string, durable = false): Promise<Cluster> {
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'rumbo-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const how = { ...user, cwd: folder, stdio: 'pipe' } as const;
  const init = ['-D', data, '-U', 'rumbo', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(bin, 'initdb'), init, how);

  const port = await freePort();
  const url = `postgres://rumbo@127.0.0.1:${port}/postgres`;
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  settings.push('max_connections=200', `fsync=${durable ? 'on' : 'off'}`);
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    const run = [join(bin, 'postgres'), '-D', data, ...settings.flatMap((line) => ['-c', line])];
    // After a kill the last processes of the old server may still be running, so the start is retried.
    for (let left = 600; left > 0; left--) {
      if (server?.exitCode !== null) {
        server = spawn('/bin/sh', ['-c', guardedByParent, 'sh', ...run], {
          ...how,
          stdio: ['pipe', 'ignore', 'ignore'],
          detached: true,
        });
      }
      if (
        await ask(url, 'select 1').then(
          () => true,
          () => false,
        )
      )
        return;
      await wait(50);
    }
    throw new Error('PostgreSQL does not start');
  }

  async function end(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
    const ended = server;
    server = undefined;
    if (!ended?.pid || ended.exitCode !== null) return;
    const exit = once(ended, 'exit');
    if (signal === 'SIGKILL') process.kill(-ended.pid, signal);
    else ended.stdin?.end();
    await exit;
  }

  await start();
  return {
    url,
    end,
    start,
    remove: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
