import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { StorageUnavailable } from '../storage/errors.ts';
import { readIssue } from './issue-file.ts';
import { storeIssue } from './issues.ts';
import { sendIssue } from './sending.ts';
import { withOfficeTables } from './tables.ts';
import { confirmedSubscriber, testOffice, type TestOffice } from './testing-office.ts';

let office: TestOffice;

beforeEach(async () => {
  office = await testOffice();
});

afterEach(() => office.close());

it('notes a mail as sent that was in progress when the database failed for another', async () => {
  const { storage, folder, url } = office;
  const people = ['slow', 'refused'].map((name) =>
    confirmedSubscriber(`${name}@correo.example`, 'es'),
  );
  await storage.db.insertInto('subscribers').values(people).execute();
  const file = join(folder, 'es.md');
  writeFileSync(file, '---\nissue: 2026-03\nlanguage: es\nsubject: Primavera\n---\nTexto.\n');
  const settings = readSettings({ DATABASE_URL: url });
  const db = withOfficeTables(storage.db);
  const context = { settings, storage, db, print: () => {}, confirm: async () => {} };
  const issue = readIssue(file, settings.publicUrl);
  await storeIssue(context, issue, Date.now());

  const other = new Database(join(folder, 'test.db'));
  const sending = sendIssue(context, [issue], {
    transport: {
      deliver: async ({ to }) => {
        if (to.startsWith('slow')) return wait(500);
        other.exec('begin immediate');
        setTimeout(() => other.exec('commit'), 1000);
        throw new Error('the mail server is busy');
      },
    },
    batch: 2,
    pause: 0,
    onSettled: () => {},
    signal: new AbortController().signal,
  });
  await expect(sending).rejects.toThrow(StorageUnavailable);
  // Read by another connection, as the command closes its own when it ends.
  const sent = other
    .prepare('select subscriber_id from newsletter_deliveries where status = ?')
    .all('sent');
  expect(sent).toEqual([{ subscriber_id: people[0]!.id }]);
  other.close();
});
