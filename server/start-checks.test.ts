import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkStart } from './start-checks.ts';
import { acceptMessage } from './storage/messages.ts';
import { openStorage } from './storage/open.ts';
import type { Storage } from './storage/storage.ts';
import { storeUpkeep } from './storage/upkeep.ts';
import { temporaryDatabase, type TestDatabase } from './storage/testing-database.ts';
import { validBody } from './testing.ts';

let database: TestDatabase;
let storage: Storage;

beforeEach(async () => {
  database = await temporaryDatabase();
  storage = await openStorage(database.url);
});

afterEach(async () => {
  await storage.close();
  await database.remove();
});

const day = 24 * 60 * 60 * 1000;
const noon = Date.UTC(2025, 2, 1, 12);

async function check(now: number, mailDir = join(database.folder, 'mail')) {
  const warn = vi.fn<(...about: unknown[]) => void>();
  await checkStart(storage, { smtpUrl: undefined, mailDir }, { warn }, now);
  return warn;
}

it('a clock that is behind the stored times is logged', async () => {
  const submission = {
    message: validBody,
    form: 'home',
    language: 'es',
    suspicion: undefined,
    idempotencyKey: undefined,
  } as const;
  await acceptMessage(storage, submission, 'oficina@rumbo.example', noon);
  expect(await check(noon + 1)).not.toHaveBeenCalled();
  expect(await check(noon - 30_000)).not.toHaveBeenCalled();
  expect(await check(noon - day)).toHaveBeenCalledWith(
    { seconds: day / 1000, alert: 'clock' },
    expect.any(String),
  );
});

it('the server does not start when its clock is more than a day behind the stored times', async () => {
  await storeUpkeep(storage, 'retention', noon);
  await expect(check(noon - day - 1)).rejects.toThrow(/CLOCK .* 86400 s/);
  await check(noon + 400 * day);
});

it('the server does not start when it cannot write mails', async () => {
  const file = join(database.folder, 'file');
  writeFileSync(file, '');
  await expect(check(noon, join(file, 'mail'))).rejects.toThrow(/NOT_WRITABLE/);
});
