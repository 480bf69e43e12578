import type { AddressInfo } from 'node:net';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endSubscription } from '../storage/subscribers.ts';
import { confirmedSubscriber, ended, testOffice, type TestOffice } from './testing-office.ts';

let office: TestOffice;
let stopSmtp = async () => {};

beforeEach(async () => {
  office = await testOffice();
});

afterEach(async () => {
  await stopSmtp();
  stopSmtp = async () => {};
  await office.close();
});

const spanish = `---
issue: 2026-03
language: es
subject: Primavera en Seúl
---
# Los cerezos

Florecen en **abril**: mira [los lugares](/lugares).
`;

const english = spanish.replace('language: es', 'language: en').replace('Los cerezos', 'Cherries');

function write(name: string, text: string): string {
  const file = join(office.folder, name);
  writeFileSync(file, text);
  return file;
}

interface Received {
  readonly to: string;
  readonly messageId: string;
  readonly mail: string;
}

/** A mail server that stores what it receives and reports the number of mails. */
async function startSmtp(onMail: (number: number) => void) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let mail = '';
      stream.on('data', (chunk: Buffer) => (mail += chunk.toString()));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        const [, messageId = ''] = /^Message-ID: (<.+>)\r$/m.exec(mail) ?? [];
        received.push({ to, messageId, mail });
        onMail(received.length);
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  stopSmtp = () => new Promise((resolve) => server.close(resolve));
  const { port } = server.server.address() as AddressInfo;
  return { received, env: { SMTP_URL: `smtp://127.0.0.1:${port}?tls=optional` } };
}

describe('an issue of the newsletter', () => {
  it('that is killed and resumed reaches each subscriber exactly once', async () => {
    const { db } = office.storage;
    const people = Array.from({ length: 40 }, (_, number) =>
      confirmedSubscriber(`s${number}@correo.example`, number % 4 === 0 ? 'en' : 'es'),
    );
    await db.insertInto('subscribers').values(people).execute();
    const left = { ...confirmedSubscriber('left@correo.example', 'es'), email: null };
    await db
      .insertInto('subscribers')
      .values({ ...left, status: 'unsubscribed' })
      .execute();
    const files = [write('es.md', spanish), write('en.md', english)];
    const send = ['newsletter', 'send', ...files, '--batch', '4', '--pause', '0', '--json'];

    let running: ReturnType<TestOffice['start']> | undefined;
    const { received, env } = await startSmtp((number) => {
      if (number === 14) running?.kill('SIGKILL');
    });
    running = office.start([...send, '--yes'], env);
    expect((await ended(running)).code).toBeNull();
    running = undefined;
    expect(received.length).toBeLessThan(20);

    const resumed = await ended(office.start([...send, '--yes', '--take-over'], env));
    expect(resumed.err).toBe('');
    expect(JSON.parse(resumed.out)).toMatchObject({ sent: 40, owed: 0, failed: 0, skipped: 0 });
    expect(resumed.code).toBe(0);
    // Mails in progress at the kill may arrive twice, with the same Message-ID.
    expect(received.length).toBeLessThanOrEqual(44);
    const different = new Map(received.map((mail) => [mail.messageId, mail.to]));
    expect([...different.values()].sort()).toEqual(people.map(({ email }) => email).sort());
    const log = await db
      .$extendTables<{ newsletter_deliveries: { subscriber_id: string; status: string } }>()
      .selectFrom('newsletter_deliveries')
      .select(['subscriber_id', 'status'])
      .execute();
    expect(new Set(log.map((row) => row.subscriber_id)).size).toBe(40);
    expect(log).toHaveLength(40);

    const taken = received.length;
    const again = await ended(office.start([...send, '--yes'], env));
    expect([again.code, received.length]).toEqual([0, taken]);
    write('es.md', spanish.replace('abril', 'mayo'));
    expect((await ended(office.start([...send, '--yes'], env))).code).toBe(2);

    const { to, mail } = received.find(({ to: address }) => address === 's0@correo.example')!;
    const parsed = await PostalMime.parse(mail);
    expect(parsed.subject).toBe('Primavera en Seúl · Rumbo Corea');
    expect(parsed.text).toContain('CHERRIES');
    expect(parsed.text).toContain('los lugares (http://rumbo.example/lugares)');
    expect(parsed.html).toContain('<strong>abril</strong>');
    const header = parsed.headers.find(({ key }) => key === 'list-unsubscribe')!.value;
    const token = new URL(header.slice(1, -1)).searchParams.get('token')!;
    expect(parsed.text).toContain(token);
    expect(await endSubscription(office.storage, token, Date.now())).toBe('done');
    const gone = await db
      .selectFrom('subscribers')
      .select('id')
      .where('status', '=', 'unsubscribed')
      .execute();
    expect(gone.map(({ id }) => id)).toContain(people.find(({ email }) => email === to)!.id);
  });

  it('is sent to one address as a preview, and stops when no mail server responds', async () => {
    const person = confirmedSubscriber('s1@correo.example', 'es');
    await office.storage.db.insertInto('subscribers').values(person).execute();
    const file = write('es.md', spanish);
    await office.json('newsletter', 'preview', file, '--to', 'jefa@rumbo.example');
    const [name] = readdirSync(office.mailDir);
    expect(readFileSync(join(office.mailDir, name!), 'utf8')).toContain('To: jefa@rumbo.example');

    const down = { SMTP_URL: 'smtp://127.0.0.1:1?tls=optional' };
    const failed = await ended(
      office.start(['newsletter', 'send', file, '--yes', '--json', '--pause', '0'], down),
    );
    expect(failed.code).toBe(1);
    expect(JSON.parse(failed.out)).toMatchObject({ sent: 0, owed: 1, fault: 'ESOCKET' });
    expect(failed.out).not.toContain('s1@correo.example');
  });
});
