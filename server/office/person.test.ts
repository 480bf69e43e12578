import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requestSubscription } from '../storage/subscribers.ts';
import { mailboxHash } from '../storage/address-hashes.ts';
import { onPostgres } from '../storage/testing-database.ts';
import { makeToken } from '../storage/subscriber-tokens.ts';
import { testOffice, writeMessage, type TestOffice } from './testing-office.ts';

let office: TestOffice;

beforeEach(async () => {
  office = await testOffice();
});

afterEach(() => office.close());

const email = 'Zoe.Ruiz@Correo.example';
const written = [email, 'zoe.ruiz@correo.example'];

/** Stores data of one person among two hundred messages of others. */
async function fill() {
  const { storage } = office;
  for (let number = 0; number < 200; number++) {
    await writeMessage(storage, {
      email: number % 10 === 0 ? written[number % 20 === 0 ? 0 : 1]! : `p${number}@correo.example`,
      message: 'Una pregunta larga. '.repeat(number),
      suspicion: number % 40 === 0 ? 'hidden-field' : undefined,
      report: number % 30 === 0,
    });
  }
  await requestSubscription(storage, { email, language: 'es', form: 'footer' }, Date.now());
  const { id } = await storage.db.selectFrom('subscribers').select('id').executeTakeFirstOrThrow();
  await makeToken(storage, id, 'confirm', Date.now());
  if (!onPostgres) await leaveTraces();
}

/** Leaves copies of the address in the write-ahead log and in free space of pages. */
async function leaveTraces() {
  const { db } = office.storage;
  await sql`pragma wal_autocheckpoint = 0`.execute(db);
  await sql`pragma secure_delete = off`.execute(db);
  const id = await writeMessage(office.storage, { email, message: 'Una línea. '.repeat(9) });
  await db.deleteFrom('idempotency_keys').where('message_id', '=', id).execute();
  await db.deleteFrom('messages').where('id', '=', id).execute();
}

/** The files of the database that contain a text, ignoring case. */
async function filesWith(text: string): Promise<string[]> {
  const folder = await databaseFolder();
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    if (name === 'mail') return false;
    const content = readFileSync(join(folder, name)).toString('latin1');
    return content.toLowerCase().includes(text.toLowerCase());
  });
}

async function databaseFolder(): Promise<string> {
  const { pool } = office.storage;
  if (!pool) return office.folder;
  await pool.query('checkpoint');
  const { rows } = await pool.query<{ folder: string }>(`
    select current_setting('data_directory') || '/base/' || oid as folder
    from pg_database where datname = current_database()`);
  return rows[0]!.folder;
}

describe('a person', () => {
  it('can be exported, and erased until no byte of the address is left', async () => {
    const { storage, mailDir } = office;
    await fill();
    const job = await storage.db
      .selectFrom('outbox')
      .select('id')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    mkdirSync(mailDir);
    writeFileSync(join(mailDir, `2026-01-01-${job.id}.eml`), 'Subject: nothing');
    writeFileSync(join(mailDir, '2026-01-01-other.eml'), 'Reply-To: zoe.ruiz@cor=\r\nreo.example');
    writeFileSync(join(mailDir, '2026-01-01-kept.eml'), 'To: p1@correo.example');

    const data = (await office.json('person', 'export', written[1]!)) as Record<string, unknown[]>;
    const amounts = Object.entries(data).map(([name, rows]) => [name, rows.length]);
    expect(Object.fromEntries(amounts)).toMatchObject({
      messages: 13,
      reportRequests: 7,
      subscriptions: 1,
      repeatKeys: 20,
    });
    expect(await filesWith(email)).not.toEqual([]);

    expect((await office.run('person', 'erase', written[1]!)).code).toBe(4);
    const erased = await office.json('person', 'erase', written[1]!, '--yes');
    expect(erased).toMatchObject({ mailFiles: 2, mentions: [], addressFound: false });

    expect(await filesWith(email)).toEqual([]);
    expect(readdirSync(mailDir)).toEqual(['2026-01-01-kept.eml']);
    const { db } = storage;
    const left = await Promise.all([
      db.selectFrom('messages').select('id').execute(),
      db.selectFrom('idempotency_keys').select('key').execute(),
      db.selectFrom('subscribers').select('id').execute(),
      db.selectFrom('subscriber_tokens').select('token_hash').execute(),
    ]);
    expect(left.map((rows) => rows.length)).toEqual([180, 180, 0, 0]);
    const limits = await db
      .selectFrom('mail_limits')
      .select('address_hash')
      .where('address_hash', '=', mailboxHash(email, storage.hashKey))
      .execute();
    expect(limits).toHaveLength(0);
    expect((await office.run('person', 'export', email)).code).toBe(3);
  });

  it.runIf(onPostgres)('erasure reports what PostgreSQL still stores, and until when', async () => {
    await writeMessage(office.storage, { email });
    const { code, out } = await office.run('person', 'erase', email, '--yes');
    expect(code).toBe(0);
    expect(out).toMatch(
      /write-ahead log \(\d+ files since \d{4}-\d\d-\d\d\) keeps .* max_wal_size/,
    );
    expect(out).toContain('archive_mode is off');
  });

  it.runIf(onPostgres)('is erased for good once an older snapshot is gone', async () => {
    const { pool } = office.storage;
    const reader = await pool!.connect();
    const fileOf = async () =>
      (await pool!.query<{ path: string }>(`select pg_relation_filepath('subscribers') as path`))
        .rows[0]?.path;
    await writeMessage(office.storage, { email });
    const before = await fileOf();
    await reader.query('begin isolation level repeatable read');
    await reader.query('select 1');
    const erasure = office.run('person', 'erase', email, '--yes');
    // The last table: the rows of the others have been kept for the reader.
    await expect.poll(fileOf, { timeout: 60_000 }).not.toBe(before);
    await reader.query('commit');
    reader.release();
    expect((await erasure).code).toBe(0);
    expect(await filesWith(email)).toEqual([]);
  });

  it('mentioned in the message of somebody else is reported to the office', async () => {
    const id = await writeMessage(office.storage, { message: `Escribid a ${email}, por favor.` });
    await writeMessage(office.storage, { email });
    const { code, out } = await office.run('person', 'erase', email, '--yes', '--json');
    expect(JSON.parse(out)).toMatchObject({ mentions: [id], addressFound: true });
    expect(code).toBe(1);
  });
});
