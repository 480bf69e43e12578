import { readdirSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testOffice, writeMessage } from './testing-office.ts';

const ids = async ({ storage }: Awaited<ReturnType<typeof testOffice>>) =>
  (await storage.db.selectFrom('messages').select('id').execute()).map(({ id }) => id);

it('copies and restores a database that is in use', async () => {
  const office = await testOffice();
  const { storage, folder } = office;
  const first = await writeMessage(storage);
  const backup = join(folder, 'backup.db');
  await office.json('backup', backup);
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).filter((name) => name.startsWith('backup'))).toEqual(['backup.db']);

  const second = await writeMessage(storage);
  const broken = join(folder, 'broken.db');
  writeFileSync(broken, 'no database');
  const refused = await office.run('restore', broken, '--yes');
  expect([refused.code, refused.err]).toEqual([
    1,
    `${broken} is no sound backup; nothing was changed.\n`,
  ]);
  expect((await ids(office)).sort()).toEqual([first, second].sort());

  // The open connection of a running server sees the restored rows and can write.
  const { replaced } = (await office.json('restore', backup, '--yes')) as { replaced: string };
  expect(await ids(office)).toEqual([first]);
  const third = await writeMessage(storage);
  await office.json('restore', replaced, '--yes', '--no-keep');
  expect((await ids(office)).sort()).toEqual([first, second].sort());
  expect(third).not.toBe(second);
  await office.close();
});

it('replaces the rest of a killed backup, and says what to do when another one may be running', async () => {
  const office = await testOffice();
  await writeMessage(office.storage);
  const backup = join(office.folder, 'backup.db');
  writeFileSync(`${backup}.part`, 'half');
  const refused = await office.run('backup', backup);
  expect([refused.code, refused.err]).toEqual([
    1,
    `${backup}.part was written a moment ago: another backup may be running. If none is, remove that file and repeat.\n`,
  ]);
  const hourAgo = Date.now() / 1000 - 3600;
  utimesSync(`${backup}.part`, hourAgo, hourAgo);
  expect((await office.run('backup', backup)).code).toBe(0);
  expect(readdirSync(office.folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  await office.close();
});

it('refuses a truncated backup', async () => {
  const office = await testOffice();
  for (let number = 0; number < 50; number++) await writeMessage(office.storage);
  const backup = join(office.folder, 'backup.db');
  await office.json('backup', backup);
  const { size } = statSync(backup);
  for (const part of [0.9, 0.5, 0.2]) {
    truncateSync(backup, Math.floor(size * part));
    const { code, err } = await office.run('restore', backup, '--yes');
    expect([code, err]).toEqual([1, `${backup} is no sound backup; nothing was changed.\n`]);
  }
  expect(await ids(office)).toHaveLength(50);
  await office.close();
});
