import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { acceptMessage } from '#server/storage/messages.ts';
import { openStorage } from '#server/storage/open.ts';
import { temporaryDatabase } from '../server/storage/testing-database.ts';
import { temporaryFolder } from '../server/testing-folder.ts';
import { validBody } from '#server/testing.ts';
import { copyDatabase } from './copy-database.ts';

it('copies every row of a file into an empty database, and nothing into another', async () => {
  const folder = temporaryFolder();
  const target = await temporaryDatabase();
  const file = `sqlite:${join(folder, 'test.db')}`;
  const source = await openStorage(file);
  for (let number = 0; number < 300; number++) {
    const submission = {
      message: { ...validBody, name: '김 "Ana"', email: `ana${number}@correo.example` },
      form: 'home',
      language: 'es',
      suspicion: number % 7 === 0 ? 'hidden-field' : undefined,
      idempotencyKey: `key-${number}`,
    } as const;
    await acceptMessage(source, submission, 'oficina@rumbo.example', Date.UTC(2025, 2, 1) + number);
  }
  const tables = ['messages', 'outbox', 'idempotency_keys', 'mail_limits'] as const;
  const contents = async (storage: typeof source) =>
    Object.fromEntries(
      await Promise.all(
        tables.map(async (table) => {
          const rows = await storage.db.selectFrom(table).selectAll().execute();
          return [table, rows.map((row) => JSON.stringify(row)).sort()] as const;
        }),
      ),
    );
  const expected = await contents(source);
  await source.close();

  const copied = await copyDatabase(file, target.url);
  expect(copied).toMatchObject({ messages: 300, outbox: 514, idempotency_keys: 300 });
  await expect(copyDatabase(file, target.url)).rejects.toThrow(/not empty/);

  const storage = await openStorage(target.url);
  expect(await contents(storage)).toEqual(expected);
  await storage.close();
  await target.remove();
  rmSync(folder, { recursive: true });
});
