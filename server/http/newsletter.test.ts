import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { consentVersion } from '#content/data/newsletter.ts';
import { addressHash } from '../storage/address-hashes.ts';
import { onPostgres } from '../storage/testing-database.ts';
import { sameOrigin, validBody } from '../testing.ts';
import { startNewsletter, tokenIn, type NewsletterServer } from '../testing-newsletter.ts';

const hour = 60 * 60 * 1000;
const email = 'eva.subscriptora@correo.example';

let server: NewsletterServer;

afterEach(() => server.close());

const subscribers = () => server.storage.db.selectFrom('subscribers').selectAll().execute();

/** Subscribes and confirms; returns the token that ends the subscription. */
async function confirmed(): Promise<string> {
  await server.subscribe({ email, language: 'es' });
  const [mail] = await server.mails();
  expect((await server.act('confirm', tokenIn(mail))).status).toBe(200);
  const [welcome] = await server.mails();
  return tokenIn(welcome);
}

describe('POST /api/newsletter', () => {
  it('stores only the proof of consent, and sends a mail to confirm', async () => {
    server = await startNewsletter();
    const answer = await server.subscribe({
      email: ` ${email}`,
      language: 'en',
      form: 'home',
      name: 'Eva',
    });
    expect([answer.status, await answer.json()]).toEqual([202, { status: 'accepted' }]);
    expect(await subscribers()).toEqual([
      {
        id: expect.any(String),
        email,
        email_hash: expect.stringMatching(/^[\da-f]{64}$/),
        status: 'pending',
        language: 'en',
        form: 'home',
        consent_version: consentVersion,
        requested_at: server.now(),
        confirmed_at: null,
        unsubscribed_at: null,
      },
    ]);
    const mails = await server.mails();
    expect(mails.map(({ to }) => to)).toEqual([email]);
    expect(mails[0]?.text).toContain('https://rumbo.example/newsletter/confirm?token=');
  });

  it('sends a mailbox at most three mails a day, whatever follows a plus sign', async () => {
    server = await startNewsletter();
    let mails = 0;
    for (let number = 0; number < 26; number++) {
      const answer = await server.subscribe({ email: `Eva+${number}@correo.example` });
      expect(answer.status).toBe(202);
      mails += (await server.mails()).length;
      server.wait(50 * 60 * 1000);
    }
    // 26 requests in 21 hours, to 26 addresses of one mailbox.
    expect(mails).toBe(3);
    server.wait(4 * hour);
    await server.subscribe({ email: 'eva@correo.example' });
    expect(await server.mails()).toHaveLength(1);
    await server.subscribe({ email: 'otra@correo.example' });
    expect(await server.mails()).toHaveLength(1);
  });

  it('gives the same response to known and unknown addresses, and mails each once an hour', async () => {
    server = await startNewsletter();
    const answerTo = async (body: object) => {
      const answer = await server.subscribe(body);
      const { date: _, 'x-request-id': _id, ...headers } = Object.fromEntries(answer.headers);
      return { status: answer.status, headers, body: await answer.text() };
    };
    const first = await answerTo({ email, language: 'es' });
    expect(await server.mails()).toHaveLength(1);
    expect(await answerTo({ email: email.toUpperCase(), language: 'es' })).toEqual(first);
    expect(await server.mails()).toHaveLength(0);
    server.wait(hour);
    expect(await answerTo({ email, language: 'es' })).toEqual(first);
    const [again] = await server.mails();
    await server.act('confirm', tokenIn(again));
    await server.mails();
    server.wait(hour);
    expect(await answerTo({ email, language: 'en', form: 'home' })).toEqual(first);
    const [known] = await server.mails();
    expect(known?.subject).toContain('Ya estabas en la lista');
    expect(await subscribers()).toMatchObject([
      { status: 'confirmed', language: 'es', form: 'footer' },
    ]);
  });

  it.each([
    { email: 'eva' },
    { email: '' },
    {},
    { email: [email] },
    { email: `${email}\nBcc: x@y.es` },
  ])('answers 422 to %j', async (body) => {
    server = await startNewsletter();
    const answer = await server.subscribe({ ...body, language: 'es' });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { error: 'invalid', fields: { email: 'emailInvalid' } },
    ]);
    expect(await subscribers()).toEqual([]);
  });

  it('refuses other bodies, origins, methods and types', async () => {
    server = await startNewsletter();
    expect((await server.subscribe('[]')).status).toBe(400);
    expect((await server.subscribe('{')).status).toBe(400);
    expect((await server.subscribe({ email, x: 'x'.repeat(16 * 1024) })).status).toBe(413);
    expect((await server.subscribe('a', { 'content-type': 'text/plain' })).status).toBe(415);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await server.subscribe({ email }, foreign)).status).toBe(403);
    for (const path of ['/api/newsletter', '/api/newsletter/confirm']) {
      const read = await fetch(server.url + path);
      expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
    }
    expect(await subscribers()).toEqual([]);
  });

  it('gives a robot the same response, without mailing or storing anything', async () => {
    server = await startNewsletter();
    const answer = await server.subscribe({
      email,
      language: 'es',
      website: 'http://spam.example',
    });
    expect([answer.status, await answer.json()]).toEqual([202, { status: 'accepted' }]);
    expect(await subscribers()).toEqual([]);
    expect(await server.mails()).toEqual([]);
  });

  it('limits the requests of a client IP, and says for how long', async () => {
    server = await startNewsletter({ CONTACT_LIMIT: '2' });
    const ask = (name: string) => server.subscribe({ email: `${name}@correo.example` });
    expect([(await ask('a')).status, (await ask('b')).status]).toEqual([202, 202]);
    const refused = await ask('c');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await subscribers()).toHaveLength(2);
    expect((await server.post(validBody)).status).toBe(201);
  });

  it('stores one subscriber and sends one mail for parallel requests', async () => {
    server = await startNewsletter();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.subscribe({ email })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await subscribers()).toHaveLength(1);
    expect(await server.mails()).toHaveLength(1);
  });

  it.each([
    ['es', email, '/newsletter/confirmar?result=sent'],
    ['en', email, '/newsletter/confirm?result=sent'],
    ['es', 'eva', '/newsletter/confirmar?result=invalid'],
  ])('leads a form without JavaScript to its page: %s %s', async (language, typed, location) => {
    server = await startNewsletter();
    const answer = await fetch(`${server.url}/api/newsletter`, {
      method: 'POST',
      redirect: 'manual',
      headers: sameOrigin,
      body: new URLSearchParams({ email: typed, language, form: 'footer', website: '' }),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
    expect(await subscribers()).toHaveLength(typed === email ? 1 : 0);
  });

  it('does not repeat what was typed when the storage fails', async () => {
    server = await startNewsletter();
    await sql`alter table subscribers rename to away`.execute(server.storage.db);
    const answer = await server.subscribe({ email });
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain(email);
    await sql`alter table away rename to subscribers`.execute(server.storage.db);
  });
});

describe('the link that confirms', () => {
  it('confirms once and is then used; its page and its mail say how to unsubscribe', async () => {
    server = await startNewsletter();
    await server.subscribe({ email, language: 'es' });
    const [mail] = await server.mails();
    expect(mail?.unsubscribeUrl).toBeUndefined();
    server.wait(hour);
    const first = await server.act('confirm', tokenIn(mail));
    expect([first.status, await first.json()]).toEqual([200, { status: 'done' }]);
    expect(await subscribers()).toMatchObject([
      { status: 'confirmed', confirmed_at: server.now() },
    ]);
    const [welcome] = await server.mails();
    expect(welcome?.unsubscribeUrl).toContain(
      'https://rumbo.example/api/newsletter/unsubscribe?language=es&token=',
    );
    const second = await server.act('confirm', tokenIn(mail));
    expect([second.status, await second.json()]).toEqual([409, { status: 'used' }]);
    expect(await server.mails()).toEqual([]);
  });

  it('is stored only as a hash', async () => {
    server = await startNewsletter();
    await server.subscribe({ email, language: 'es' });
    const [mail] = await server.mails();
    const { db } = server.storage;
    const stored = JSON.stringify([
      await db.selectFrom('subscriber_tokens').selectAll().execute(),
      await db.selectFrom('outbox').selectAll().execute(),
      await subscribers(),
    ]);
    expect(stored).toContain(email);
    expect(stored).not.toContain(tokenIn(mail));
  });

  it('works until 48 hours have passed', async () => {
    server = await startNewsletter();
    await server.subscribe({ email, language: 'es' });
    const [mail] = await server.mails();
    server.wait(48 * hour);
    const late = await server.act('confirm', tokenIn(mail));
    expect([late.status, await late.json()]).toEqual([410, { status: 'expired' }]);
    expect(await subscribers()).toMatchObject([{ status: 'pending' }]);
    await server.subscribe({ email, language: 'en' });
    const [fresh] = await server.mails();
    server.wait(48 * hour - 1);
    expect((await server.act('confirm', tokenIn(fresh))).status).toBe(200);
    expect(await subscribers()).toMatchObject([{ status: 'confirmed', language: 'en' }]);
  });

  it.each([['A'.repeat(43)], [''], ["' or 1=1 --"]])(
    'is unknown when it is foreign: %j',
    async (token) => {
      server = await startNewsletter();
      await server.subscribe({ email, language: 'es' });
      for (const name of ['confirm', 'unsubscribe'] as const) {
        const answer = await server.act(name, token);
        expect([answer.status, await answer.json()]).toEqual([404, { status: 'unknown' }]);
      }
      expect(await subscribers()).toMatchObject([{ status: 'pending' }]);
    },
  );

  it('cannot be used for another purpose', async () => {
    server = await startNewsletter();
    await server.subscribe({ email, language: 'es' });
    const [mail] = await server.mails();
    expect((await server.act('unsubscribe', tokenIn(mail))).status).toBe(404);
    await server.act('confirm', tokenIn(mail));
    const [welcome] = await server.mails();
    expect((await server.act('confirm', tokenIn(welcome))).status).toBe(404);
    expect(await subscribers()).toMatchObject([{ status: 'confirmed' }]);
  });

  it('confirms once when it is used in parallel', async () => {
    server = await startNewsletter();
    await server.subscribe({ email, language: 'es' });
    const [mail] = await server.mails();
    const token = tokenIn(mail);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.act('confirm', token)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(9).fill(409),
    ]);
    expect(await server.mails()).toHaveLength(1);
  });

  it.each([
    ['es', '/newsletter/confirmar'],
    ['en', '/newsletter/confirm'],
  ])('leads a browser to the page that says what happened: %s', async (language, path) => {
    server = await startNewsletter();
    await server.subscribe({ email, language });
    const [mail] = await server.mails();
    const press = (token: string) =>
      fetch(`${server.url}/api/newsletter/confirm`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ token, language }),
      });
    const answers = [await press(tokenIn(mail)), await press(tokenIn(mail)), await press('other')];
    expect(answers.map((answer) => [answer.status, answer.headers.get('location')])).toEqual([
      [303, `${path}?result=done`],
      [303, `${path}?result=used`],
      [303, `${path}?result=unknown`],
    ]);
  });
});

describe('the link that ends the subscription', () => {
  const oneClick = (token: string, body: URLSearchParams | FormData) =>
    fetch(`${server.url}/api/newsletter/unsubscribe?language=es&token=${token}`, {
      method: 'POST',
      redirect: 'error',
      body,
    });

  it.each(['urlencoded', 'multipart'])(
    'takes the one click of mail programs: %s',
    async (encoding) => {
      server = await startNewsletter();
      const token = await confirmed();
      const body = encoding === 'multipart' ? new FormData() : new URLSearchParams();
      body.append('List-Unsubscribe', 'One-Click');
      const answer = await oneClick(token, body);
      expect([answer.status, await answer.json()]).toEqual([200, { status: 'done' }]);
      expect(await subscribers()).toMatchObject([{ status: 'unsubscribed', email: null }]);
      expect((await oneClick('A'.repeat(43), body)).status).toBe(404);
    },
  );

  it('changes nothing when it is opened, and leads to the page with the button', async () => {
    server = await startNewsletter();
    const token = await confirmed();
    const url = `${server.url}/api/newsletter/unsubscribe?language=en&token=${token}`;
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(url, { method, redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        `/newsletter/unsubscribe?token=${token}`,
      ]);
    }
    const foreign = url.replace(token, '%0d%0aSet-Cookie:x=y');
    const { headers } = await fetch(foreign, { redirect: 'manual' });
    expect(headers.get('location')).toBe('/newsletter/unsubscribe');
    expect(await subscribers()).toMatchObject([{ status: 'confirmed' }]);
  });

  it('erases the address, keeps the decision, and may be used again', async () => {
    server = await startNewsletter();
    const token = await confirmed();
    server.wait(hour);
    expect((await server.act('unsubscribe', token)).status).toBe(200);
    const { db } = server.storage;
    expect(await subscribers()).toMatchObject([
      {
        email: null,
        // A keyed hash cannot be reversed by trying addresses.
        email_hash: expect.stringMatching(/^keyed:[\da-f]{64}$/),
        status: 'unsubscribed',
        unsubscribed_at: server.now(),
      },
    ]);
    expect(JSON.stringify(await subscribers())).not.toContain(addressHash(email));
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    if (!onPostgres) {
      for (const suffix of ['', '-wal']) {
        expect(readFileSync(server.file + suffix).includes(email), suffix).toBe(false);
      }
    }
    server.wait(hour);
    expect((await server.act('unsubscribe', token)).status).toBe(200);
    expect(await subscribers()).toMatchObject([{ unsubscribed_at: server.now() - hour }]);
  });

  it('lets the same address subscribe again, with a new consent', async () => {
    server = await startNewsletter();
    const token = await confirmed();
    await server.act('unsubscribe', token);
    await server.subscribe({ email, language: 'en', form: 'home' });
    const [mail] = await server.mails();
    expect(await subscribers()).toMatchObject([{ status: 'pending', confirmed_at: null }]);
    await server.act('confirm', tokenIn(mail));
    expect(await subscribers()).toMatchObject([
      { email, status: 'confirmed', language: 'en', form: 'home', unsubscribed_at: null },
    ]);
  });
});
