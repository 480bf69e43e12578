import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requestSubscription } from '../storage/subscribers.ts';
import { testOffice, writeMessage, type TestOffice } from './testing-office.ts';

let office: TestOffice;

beforeEach(async () => {
  office = await testOffice();
});

afterEach(() => office.close());

describe('messages and reports', () => {
  it('are listed, found, shown, answered and exported', async () => {
    const { storage, folder } = office;
    const ana = await writeMessage(storage, { message: 'Hola\nFrom Seúl \u001b[31mrojo' });
    const bob = await writeMessage(storage, { name: '=Bob', email: 'bob@correo.example' });
    const plan = await writeMessage(storage, { report: true });

    const [found, shown, listed, reports] = await Promise.all([
      office.json('messages', 'search', 'PEREZ', 'seul'),
      office.run('messages', 'show', ana.slice(0, 8)),
      office.run('messages', 'list'),
      office.json('reports', 'list'),
    ]);
    expect(found).toMatchObject([{ id: ana, name: 'Ana Pérez', answeredAt: null }]);
    expect(shown.code).toBe(0);
    // The escape character of the terminal is replaced.
    expect(shown.out).toContain('From Seúl \ufffd[31mrojo');
    expect(listed.out).toContain(bob.slice(0, 8));
    expect(listed.out).not.toContain(plan.slice(0, 8));
    expect(reports).toMatchObject([{ id: plan, budget: { city: 'seoul', duration: 1 } }]);

    await office.json('messages', 'answered', bob, '--note', 'Le mandé las fechas de marzo.');
    const answered = await office.run('messages', 'show', bob);
    expect(answered.out).toMatch(/^State: answered$/m);
    expect(answered.out).toMatch(/^Note: Le mandé las fechas de marzo\.$/m);
    // A second mark without a note keeps the first.
    await office.json('messages', 'answered', bob);
    expect(await office.json('messages', 'show', bob)).toMatchObject({
      note: 'Le mandé las fechas de marzo.',
    });
    const files = join(folder, 'letters');
    const [open, csv, mbox] = await Promise.all([
      office.json('messages', 'list', '--no-answered'),
      office.run('messages', 'export', '--answered'),
      office.run('messages', 'export', '--format', 'mbox'),
      office.json('messages', 'export', '--format', 'eml', '--output', files),
    ]);
    expect(open).toMatchObject([{ id: ana }]);
    expect(csv.out.split('\r\n')).toHaveLength(3);
    expect(csv.out).toContain(",'=Bob,bob@correo.example,");
    expect(mbox.out.match(/^From /gm)).toHaveLength(2);
    const mails = readdirSync(files).map((name) => readFileSync(join(files, name), 'utf8'));
    expect(mails.join('\n')).toMatch(/^From: "=Bob" <bob@correo\.example>$/m);
    expect(mails).toHaveLength(2);
  });

  it('are listed with whole addresses and the subject as the form shows it', async () => {
    const { storage } = office;
    const email = `${'maria.del.carmen.'.repeat(4)}ruiz@correo-de-la-universidad.example`;
    await writeMessage(storage, { email, subject: 'visado' });
    await writeMessage(storage, { subject: '__proto__' });
    await writeMessage(storage, { report: true });
    const [messages, reports, help] = await Promise.all([
      office.run('messages', 'list'),
      office.run('reports', 'list'),
      office.run('messages', '--help'),
    ]);
    expect(messages.out).toContain(email);
    expect(messages.out).toContain('Visados y requisitos');
    expect(messages.out).toContain('__proto__');
    // Nobody has to answer a request whose report goes out by itself.
    expect(reports.out).not.toContain('open');
    expect(await office.json('status')).toMatchObject({ unanswered: 2 });
    expect(help.out).toMatch(/replying to the mail/);
  });

  it('send no control sequence to the terminal in any output', async () => {
    const { storage, folder } = office;
    const commands = '\u001b]52;c;ZXZpbA==\u0007\u001b[2J\u009b31m\u202etxt\u2066';
    const id = await writeMessage(storage, { name: `Ana${commands}`, message: `Hola ${commands}` });
    await requestSubscription(
      storage,
      { email: 'eva@correo.example', language: 'es', form: 'footer' },
      Date.now(),
    );
    // As an older version may have stored it.
    await storage.db.updateTable('messages').set({ subject: commands }).execute();
    await storage.db
      .updateTable('subscribers')
      .set({ email: `eva${commands}@x.example` })
      .execute();
    const file = join(folder, 'letters.csv');
    const commandLines = [
      ['messages', 'list'],
      ['messages', 'show', id],
      ['messages', 'search', 'hola'],
      ['messages', 'export'],
      ['messages', 'export', '--format', 'mbox'],
      ['messages', 'list', '--json'],
      ['subscribers', 'list'],
      ['subscribers', 'export'],
      ['subscribers', 'export', '--json'],
      ['person', 'export', 'ana@correo.example'],
      ['outbox', 'list'],
      ['messages', 'export', '--output', file],
    ];
    const runs = await Promise.all(commandLines.map((line) => office.run(...line)));
    const outputs = [...runs.map(({ out, err }) => out + err), readFileSync(file, 'utf8')];
    for (const [index, text] of outputs.entries()) {
      expect(text, commandLines[index]?.join(' ')).not.toMatch(/[^\P{Cc}\t\r\n]|\p{Bidi_Control}/u);
    }
    expect(runs.map(({ code }) => code)).toEqual(commandLines.map(() => 0));
    expect(outputs[3]).toContain('ZXZpbA==');
  });

  it('in quarantine are released with their mails, or erased after a confirmation', async () => {
    const { db } = office.storage;
    const good = await writeMessage(office.storage, { suspicion: 'too-fast' });
    const bad = await writeMessage(office.storage, {
      suspicion: 'hidden-field',
      email: 'x@spam.example',
    });
    const { out } = await office.run('quarantine', 'list');
    expect(out).toContain('sent within three seconds');
    expect(out).toContain('a hidden field was filled in');
    expect(await office.json('quarantine', 'release', good)).toEqual({ released: [good] });
    const owed = await db
      .selectFrom('outbox')
      .select(['kind', 'recipient'])
      .orderBy('kind')
      .execute();
    expect(owed).toEqual([
      { kind: 'acknowledgement', recipient: 'ana@correo.example' },
      { kind: 'office-notice', recipient: 'oficina@rumbo.example' },
    ]);
    expect((await office.run('quarantine', 'drop', '--all')).code).toBe(4);
    expect(await office.json('quarantine', 'drop', '--all', '--yes')).toEqual({ dropped: [bad] });
    expect(await db.selectFrom('messages').select('id').execute()).toEqual([{ id: good }]);
    const keys = await db.selectFrom('idempotency_keys').select('message_id').execute();
    expect(keys).toEqual([{ message_id: good }]);
  });
});

describe('the outbox', () => {
  it('counts its mails, and retries or erases dead letters', async () => {
    const { db } = office.storage;
    await writeMessage(office.storage);
    await db
      .updateTable('outbox')
      .set({ status: 'failed', created_at: 0, settled_at: 1, last_error: 'EENVELOPE 550' })
      .execute();
    const dead = (await office.json('outbox', 'dead')) as { id: string }[];
    expect(dead).toMatchObject([{ last_error: 'EENVELOPE 550' }, { last_error: 'EENVELOPE 550' }]);
    const before = Date.now();
    await office.json('outbox', 'retry', dead[0]!.id.slice(0, 8));
    const status = await office.json('outbox', 'status');
    expect(status).toMatchObject({ pending: 1, sent: 0, dead: 1 });
    // At its age the mail would be given up after one try.
    const job = await db.selectFrom('outbox').selectAll().where('status', '=', 'pending').execute();
    expect(job[0]?.created_at).toBeGreaterThanOrEqual(before);
    await office.json('outbox', 'drop', '--all', '--yes');
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([{ id: dead[0]!.id }]);
  });
});

describe('purge', () => {
  it('erases rows older than their retention', async () => {
    const { storage } = office;
    await writeMessage(storage, { at: Date.now() - 366 * 24 * 60 * 60 * 1000 });
    const young = await writeMessage(storage);
    const { erased } = (await office.json('purge', '--yes')) as { erased: object };
    expect(erased).toMatchObject({ messages: 1, outbox: 2, idempotency_keys: 1 });
    const left = await storage.db.selectFrom('messages').select('id').execute();
    expect(left).toEqual([{ id: young }]);
  });
});

describe('a command', () => {
  it('that is wrong prints its usage, with a separate exit code', async () => {
    const [none, unknown, missing, help, settings, sqlite] = await Promise.all([
      office.run('messages', 'show', '00000000'),
      office.run('mesages'),
      office.run('person', 'erase', 'nobody'),
      office.run('newsletter', 'send', '--help'),
      (async () => {
        const child = office.start(['outbox', 'status'], { PORT: 'x' });
        return new Promise<number | null>((resolve) => child.on('close', resolve));
      })(),
      (async () => {
        const child = office.start(['outbox', 'status'], { DATABASE_URL: 'sqlite:none/at.db' });
        return new Promise<number | null>((resolve) => child.on('close', resolve));
      })(),
    ]);
    expect([none.code, unknown.code, missing.code, help.code]).toEqual([3, 2, 2, 0]);
    expect(none.err).toBe('There is no message 00000000.\n');
    expect(unknown.err).toContain('Did you mean messages?');
    expect(help.out).toContain('--take-over');
    expect(help.out).toContain('--json');
    expect([settings, sqlite]).toEqual([2, 2]);
  });
});
