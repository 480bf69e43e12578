import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { expect, it, vi } from 'vitest';
import { findPostgres, startCluster } from './storage/testing-postgres.ts';
import { temporaryFolder } from './testing-folder.ts';

const entry = fileURLToPath(new URL('index.ts', import.meta.url));

it('the process survives a connection to PostgreSQL that is lost while the website loads', async () => {
  // The server refuses to start on a database that does not flush to the disk.
  const cluster = await startCluster(findPostgres()!, true);
  const folder = temporaryFolder();
  const build = join(folder, 'build');
  const [loading, loaded] = [join(build, 'loading'), join(build, 'loaded')];
  mkdirSync(join(build, 'server'), { recursive: true });
  mkdirSync(join(build, 'client'));
  // A website whose loading time the test controls.
  writeFileSync(
    join(build, 'server/entry.mjs'),
    `import { existsSync, writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(loading)}, '');
    while (!existsSync(${JSON.stringify(loaded)})) await new Promise((go) => setTimeout(go, 20));
    export const handler = (_request, _response, next) => next();`,
  );
  const server = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      BUILD_DIR: build,
      MAIL_DIR: join(folder, 'mail'),
      DATABASE_URL: cluster.url,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => (said += String(chunk)));
  }
  try {
    await vi.waitFor(() => expect(existsSync(loading)).toBe(true), 60_000);
    const client = new Client({ connectionString: cluster.url });
    await client.connect();
    const { rows } = await client.query<{ ended: boolean }>(`
      select pg_terminate_backend(pid) as ended from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    expect(rows.length).toBeGreaterThan(0);
    await client.end();
    writeFileSync(loaded, '');
    await vi.waitFor(() => expect(said).toMatch(/^Rumbo Corea: http/m), 60_000);
    expect(server.exitCode).toBeNull();
    const exit = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  } finally {
    server.kill('SIGKILL');
    await cluster.remove();
    rmSync(folder, { recursive: true });
  }
});
