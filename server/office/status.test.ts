import { afterEach, beforeEach, expect, it } from 'vitest';
import { storeUpkeep } from '../storage/upkeep.ts';
import { testOffice, writeMessage, type TestOffice } from './testing-office.ts';

const day = 24 * 60 * 60 * 1000;

let office: TestOffice;

beforeEach(async () => {
  office = await testOffice();
});

afterEach(() => office.close());

it('prints the waiting work and that there is no alert', async () => {
  const { storage } = office;
  await writeMessage(storage);
  await writeMessage(storage, { suspicion: 'too-fast' });
  await storeUpkeep(storage, 'retention', Date.now(), JSON.stringify({ messages: 2, keys: 0 }));
  await storeUpkeep(storage, 'backup', Date.now() - day);
  const { code, out } = await office.run('status');
  expect(code).toBe(0);
  expect(out).toMatch(/^Messages: +1 not answered, 1 in quarantine$/m);
  expect(out).toMatch(/^Mails: +2 waiting.*, 0 dead letters$/m);
  expect(out).toMatch(/^Retention: +20.* UTC, erased messages 2$/m);
  expect(out).toMatch(/^Backup: +20.* UTC, 24 hours ago$/m);
  expect(out).toMatch(/^Versions: +(?:SQLite|PostgreSQL) \d.*, Node v\d.*, tables 20/m);
  expect(out).toMatch(/Nothing needs you\.\n$/);
  expect(out.split('\n').length).toBeLessThanOrEqual(24);
  expect(await office.json('status')).toMatchObject({ unanswered: 1, alerts: [] });
});

it('names the alerts and their documentation', async () => {
  const { storage } = office;
  await writeMessage(storage, { at: Date.now() - day });
  await storeUpkeep(storage, 'backup', Date.now() - 3 * day);
  await storeUpkeep(storage, 'retention', Date.now() - 400 * day);
  const refused = await office.run('purge', '--yes');
  expect(refused.code).toBe(1);
  expect(refused.err).toMatch(/^Nothing was erased: the clock says 400 days after/);
  const status = await office.json('status');
  expect(status).toMatchObject({ alerts: ['retention-held', 'outbox-late', 'backup-old'] });
  const { out } = await office.run('status');
  expect(out).toMatch(/^Retention: +HELD: /m);
  expect(out).toContain('ALERT backup-old: see docs/alarms/backup-old.md');

  expect((await office.run('retention', 'confirm')).code).toBe(4);
  await office.json('retention', 'confirm', '--yes');
  await office.json('purge', '--yes');
  expect(await office.json('status')).toMatchObject({
    held: null,
    alerts: ['outbox-late', 'backup-old'],
  });
});

it('has an alert for dead letters in the outbox', async () => {
  await writeMessage(office.storage);
  await office.storage.db.updateTable('outbox').set({ status: 'failed' }).execute();
  const status = (await office.json('status')) as { alerts: string[] };
  expect(status.alerts).toContain('dead-letter');
});
