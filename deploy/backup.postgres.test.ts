import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { acceptMessage } from '#server/storage/messages.ts';
import { openStorage } from '#server/storage/open.ts';
import type { Storage } from '#server/storage/storage.ts';
import { findPostgres } from '#server/storage/testing-postgres.ts';
import { readUpkeep } from '#server/storage/upkeep.ts';
import { temporaryDatabase, type TestDatabase } from '../server/storage/testing-database.ts';
import { validBody } from '#server/testing.ts';

const script = fileURLToPath(new URL('backup.sh', import.meta.url));

let database: TestDatabase;
let storage: Storage;

beforeEach(async () => {
  database = await temporaryDatabase();
  storage = await openStorage(database.url);
  for (let number = 0; number < 200; number++) {
    const submission = {
      message: { ...validBody, message: `Una pregunta. ${Math.random()} `.repeat(40) },
      form: 'home',
      language: 'es',
      suspicion: undefined,
      idempotencyKey: undefined,
    } as const;
    await acceptMessage(storage, submission, 'oficina@rumbo.example', Date.now());
  }
});

afterEach(async () => {
  await storage.close();
  await database.remove();
});

const backups = () => join(database.folder, 'backups');

/** Runs the script; `through` stands where `docker compose exec` does. */
async function backUp(through = '') {
  const { hostname, port, pathname } = new URL(database.url);
  const env = {
    PATH: `${findPostgres()}:${process.env['PATH']}`,
    PGHOST: hostname,
    PGPORT: port,
    DATABASE: pathname.slice(1),
    // The test's own programs, found by env.
    BESIDE: through || 'env',
  };
  return promisify(execFile)('/bin/sh', [script, backups()], { env }).then(
    ({ stdout }) => ({ code: 0, file: stdout.trim(), said: '' }),
    (error: { code: number; stderr: string }) => ({
      code: error.code,
      file: '',
      said: error.stderr,
    }),
  );
}

/** A program that runs what it is given, and does something else to the dump. */
function meddling(change: string): string {
  const file = join(database.folder, 'beside.sh');
  writeFileSync(
    file,
    `#!/bin/sh\nif [ "$1" = pg_dump ]; then "$@" > '${file}.dump'; size=$(wc -c < '${file}.dump'); ${change}; else exec "$@"; fi\n`,
  );
  chmodSync(file, 0o700);
  return file;
}

async function databases(): Promise<string[]> {
  const { rows } = await storage.pool!.query<{ name: string }>(
    'select datname as name from pg_database',
  );
  return rows.map(({ name }) => name).filter((name) => name.startsWith('rumbo_check_'));
}

it('keeps a backup that was restored once to try it, and notes it', async () => {
  const { code, file } = await backUp();
  expect(code).toBe(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(backups()).map((name) => join(backups(), name))).toEqual([file]);
  const list = execFileSync(join(findPostgres()!, 'pg_restore'), ['--file=-', file], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  expect(list.match(/Una pregunta\. /g)?.length).toBeGreaterThan(200);
  expect(await databases()).toEqual([]);
  const noted = await readUpkeep(storage, 'backup');
  expect(Math.abs((noted?.at ?? 0) - Date.now())).toBeLessThan(60_000);
});

it.each([
  ['cut to 90 %', `head -c $((size * 90 / 100)) "$0.dump"`],
  ['cut to 50 %', `head -c $((size * 50 / 100)) "$0.dump"`],
  ['cut to 20 %', `head -c $((size * 20 / 100)) "$0.dump"`],
  ['cut by its last bytes', `head -c $((size - 40)) "$0.dump"`],
  ['empty', ':'],
  ['dumped by a program that failed', `cat "$0.dump"; exit 1`],
])('a dump that is %s is refused, and older backups stay', async (_, change) => {
  const first = await backUp();
  const { code, said } = await backUp(meddling(change));
  expect(code).toBe(1);
  expect(said).toContain('no backup was kept');
  expect(readdirSync(backups()).map((name) => join(backups(), name))).toEqual([first.file]);
  expect(await databases()).toEqual([]);
});

it('what a killed backup left is taken away', async () => {
  await backUp();
  const left = join(backups(), 'rumbo-20200101T000000Z.dump.part');
  writeFileSync(left, 'half');
  const twoHoursAgo = Date.now() / 1000 - 7200;
  utimesSync(left, twoHoursAgo, twoHoursAgo);
  await backUp();
  expect(readdirSync(backups()).filter((name) => name.endsWith('.part'))).toEqual([]);
  rmSync(backups(), { recursive: true });
});
