import { afterEach, describe, expect, it } from 'vitest';
import { startServer, validBody, type TestServer } from '../testing.ts';

let server: TestServer;

afterEach(() => server.close());

function messages() {
  return server.storage.db.selectFrom('messages').selectAll().execute();
}

describe('POST /api/contact', () => {
  it('stores the message and queues its mails before it answers 201', async () => {
    let woken = 0;
    server = await startServer({}, { onStored: () => woken++ });
    const answer = await server.post({ ...validBody, language: 'en', status: 'new', id: 'mine' });
    expect(answer.status).toBe(201);
    const { id } = (await answer.json()) as { id: string };
    expect(id).toMatch(/^[\da-f-]{36}$/);
    const { privacyAccepted: _, ...stored } = validBody;
    expect(await messages()).toEqual([
      {
        id,
        created_at: expect.any(Number),
        status: 'new',
        form: 'home',
        language: 'en',
        ...stored,
        budget: null,
        suspicion: null,
      },
    ]);
    const jobs = await server.storage.db.selectFrom('outbox').selectAll().execute();
    expect(jobs.map((job) => job.recipient).sort()).toEqual([
      'ana@correo.example',
      'oficina@rumbocorea.example',
    ]);
    expect(woken).toBe(1);
  });

  it('accepts any value as the time at which the form was begun', async () => {
    server = await startServer();
    const startedAt = { toString: '', valueOf: '' };
    expect((await server.post({ ...validBody, startedAt })).status).toBe(201);
  });

  it.each([
    [{ name: 'A' }, { name: 'nameTooShort' }],
    [{ form: 'contact', name: 'Jo' }, { name: 'nameTooShort' }],
    [{ name: 'x'.repeat(101) }, { name: 'nameTooLong' }],
    [{ name: ['Ana'] }, { name: 'nameTooShort' }],
    [{ email: 'ana@' }, { email: 'emailInvalid' }],
    [{ email: `${'a'.repeat(250)}@b.example` }, { email: 'emailTooLong' }],
    [{ email: { address: 'ana@correo.example' } }, { email: 'emailInvalid' }],
    [{ subject: ' ' }, { subject: 'subjectMissing' }],
    [{ subject: 'x'.repeat(121) }, { subject: 'subjectTooLong' }],
    [{ message: 'corto' }, { message: 'messageTooShort' }],
    [{ message: 'x'.repeat(4001) }, { message: 'messageTooLong' }],
    [{ privacyAccepted: 'on' }, { privacyAccepted: 'privacyMissing' }],
    [
      { name: '', message: '' },
      { name: 'nameTooShort', message: 'messageTooShort' },
    ],
  ])('answers 422 to %j', async (change, fields) => {
    server = await startServer();
    const answer = await server.post({ ...validBody, ...change });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ error: 'invalid', fields });
    expect(await messages()).toEqual([]);
  });

  it('accepts the longest allowed message in any script', async () => {
    server = await startServer();
    const longest = { ...validBody, name: '김'.repeat(100), message: '안'.repeat(4000) };
    expect((await server.post(longest)).status).toBe(201);
  });

  it.each(['{', '', 'null', '[]', '"text"', '7', '{"name":"Ana",}', '{"__proto__":{"a":1}}'])(
    'answers 400 to the body %s',
    async (body) => {
      server = await startServer();
      const answer = await server.post(body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ error: 'malformed' });
    },
  );

  it('answers 413 above 16 KiB and 415 to other types', async () => {
    server = await startServer();
    const large = await server.post({ ...validBody, extra: 'x'.repeat(16 * 1024) });
    expect([large.status, await large.json()]).toEqual([413, { error: 'too-large' }]);
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x']) {
      const answer = await server.post(validBody, { 'content-type': type });
      expect([answer.status, await answer.json()]).toEqual([
        415,
        { error: 'unsupported-media-type' },
      ]);
    }
  });

  it.each([
    ['the hidden field', () => ({ website: 'https://spam.example' })],
    ['half a second', () => ({ startedAt: Date.now() - 500 })],
    ['half a second as text', () => ({ startedAt: String(Date.now() - 500) })],
  ])('quarantines what only a machine sends: %s', async (_, change) => {
    server = await startServer();
    const answer = await server.post({ ...validBody, ...change() });
    expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([201, ['id']]);
    expect(await messages()).toMatchObject([{ status: 'quarantine' }]);
    expect(await server.storage.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it.each([
    { website: '' },
    { startedAt: Date.now() - 60_000 },
    { startedAt: Date.now() + 86_400_000 },
    { startedAt: Date.now() - 86_400_000 },
    { startedAt: 'yesterday' },
    { startedAt: null },
  ])('takes what a person sends, whatever their clock says: %j', async (change) => {
    server = await startServer();
    expect((await server.post({ ...validBody, ...change })).status).toBe(201);
    expect(await messages()).toMatchObject([{ status: 'new' }]);
  });
});

describe('an Idempotency-Key', () => {
  it('stores 50 parallel requests as one message', async () => {
    server = await startServer();
    const key = { 'idempotency-key': 'c0ffee' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => server.post(validBody, key)),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    const ids = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(ids).size).toBe(1);
    expect(await messages()).toHaveLength(1);
    expect(await server.storage.db.selectFrom('outbox').select('id').execute()).toHaveLength(2);
  });

  it('is refused with 422 when it is used with another message', async () => {
    server = await startServer();
    const key = { 'idempotency-key': 'c0ffee' };
    await server.post(validBody, key);
    const changed = await server.post({ ...validBody, message: 'Otro mensaje distinto' }, key);
    expect(changed.status).toBe(422);
    expect(await changed.json()).toEqual({ error: 'idempotency-key-reused', fields: {} });
    expect((await server.post(validBody, key)).status).toBe(201);
    expect((await server.post(validBody)).status).toBe(201);
    expect(await messages()).toHaveLength(2);
  });

  it.each(['x'.repeat(129), 'a b', 'ñ'])('is refused with 400 when it is %s', async (key) => {
    server = await startServer();
    expect((await server.post(validBody, { 'idempotency-key': key })).status).toBe(400);
  });
});

describe('the rate limit', () => {
  it('allows five messages in ten minutes from a client IP, not counting repeated ones', async () => {
    server = await startServer({ CONTACT_LIMIT: '5' });
    for (let sent = 0; sent < 5; sent++) {
      const key = { 'idempotency-key': `key-${sent}` };
      for (let again = 0; again < 3; again++) {
        expect((await server.post(validBody, key)).status).toBe(201);
      }
      expect((await server.post({ ...validBody, name: '' })).status).toBe(422);
    }
    const answer = await server.post(validBody);
    expect([answer.status, await answer.json()]).toEqual([429, { error: 'too-many-requests' }]);
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(590);
    expect(wait).toBeLessThanOrEqual(600);
    expect(await messages()).toHaveLength(5);
  });

  const from = async (address: string) =>
    (await server.post(validBody, { 'x-forwarded-for': address })).status;

  it('trusts only the last X-Forwarded-For entry, and only from a proxy', async () => {
    server = await startServer({ CONTACT_LIMIT: '1', TRUST_PROXY: '1' });
    expect(await from('192.0.2.1')).toBe(201);
    expect(await from('198.51.100.7, 192.0.2.1')).toBe(429);
    await server.close();
    server = await startServer({ CONTACT_LIMIT: '1' });
    expect([await from('192.0.2.1'), await from('192.0.2.2')]).toEqual([201, 429]);
  });

  it('ignores the port that a proxy adds to the client IP', async () => {
    server = await startServer({ CONTACT_LIMIT: '1', TRUST_PROXY: '1' });
    expect([await from('192.0.2.1:5001'), await from('192.0.2.1:5002')]).toEqual([201, 429]);
    expect([await from('[2001:db8::1]:5001'), await from('[2001:db8::1]:5002')]).toEqual([
      201, 429,
    ]);
  });

  it('limits a household and an organisation to a small part of the global limit', async () => {
    server = await startServer({
      CONTACT_LIMIT: '5',
      CONTACT_LIMIT_GLOBAL: '500',
      TRUST_PROXY: '1',
    });
    const count = async (addresses: string[]) => {
      const statuses = await Promise.all(addresses.map(from));
      return statuses.filter((status) => status === 201).length;
    };
    const hex = (number: number) => number.toString(16);
    const inOne64 = Array.from({ length: 20 }, (_, index) => `2001:db8:a:1::${hex(index)}`);
    expect(await count(inOne64)).toBe(5);
    const inOne56 = Array.from({ length: 256 }, (_, index) => `2001:db8:b:${hex(index)}::1`);
    expect(await count(inOne56)).toBe(10);
    const inOne48 = Array.from({ length: 1000 }, (_, index) => `2001:db8:c:${hex(index * 64)}::1`);
    expect(await count(inOne48)).toBe(20);
    expect([await from('192.0.2.1'), await from('2001:db8:d::1')]).toEqual([201, 201]);
    const statuses = new Set((await messages()).map(({ status }) => status));
    expect(statuses).toEqual(new Set(['new']));
  });

  it('stores messages above the global limit in quarantine instead of refusing them', async () => {
    server = await startServer({ CONTACT_LIMIT: '1', CONTACT_LIMIT_GLOBAL: '2', TRUST_PROXY: '1' });
    for (let number = 1; number <= 5; number++) expect(await from(`192.0.2.${number}`)).toBe(201);
    const statuses = (await messages()).map(({ status }) => status).sort();
    expect(statuses).toEqual(['new', 'new', 'quarantine', 'quarantine', 'quarantine']);
    const mails = await server.storage.db.selectFrom('outbox').select('kind').execute();
    expect(mails.filter(({ kind }) => kind === 'office-notice')).toHaveLength(2);
    // Far above the global limit messages are refused, because quarantine takes disk space.
    for (let number = 6; number <= 40; number++) expect(await from(`192.0.2.${number}`)).toBe(201);
    expect(await from('192.0.2.41')).toBe(429);
  });
});
