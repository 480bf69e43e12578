import { afterEach, describe, expect, it, vi } from 'vitest';
import { sql } from 'kysely';
import { contactLimits } from '#domain/contact.ts';
import { sameOrigin, startServer, validBody, type TestServer } from '../testing.ts';
import type { Pages } from './pages.ts';

let server: TestServer;

afterEach(() => server.close());

const renderForm = vi.fn<Pages['renderForm']>(async () => ({
  status: 200,
  html: '<!doctype html><script>run()</script>',
}));

/** Submits the form as a browser without JavaScript does. */
function submit(fields: Record<string, string>) {
  const { privacyAccepted: _, ...typed } = validBody;
  return fetch(`${server.url}/api/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: sameOrigin,
    body: new URLSearchParams({ ...typed, privacyAccepted: 'on', ...fields }),
  });
}

describe('a form that is sent without JavaScript', () => {
  it.each([
    ['es', '/contacto?sent=1'],
    ['en', '/contact?sent=1'],
  ])('leads to the contact page in its language: %s', async (language, location) => {
    server = await startServer({}, { pages: { renderForm } });
    const answer = await submit({ language });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
    const rows = await server.storage.db.selectFrom('messages').selectAll().execute();
    expect(rows).toMatchObject([{ language, name: validBody.name, message: validBody.message }]);
  });

  it('is stored once when it is sent twice', async () => {
    server = await startServer({}, { pages: { renderForm } });
    const answers = await Promise.all([submit({}), submit({})]);
    expect(answers.map((answer) => answer.status)).toEqual([303, 303]);
    expect(await server.storage.db.selectFrom('messages').select('id').execute()).toHaveLength(1);
    expect((await submit({ message: 'Otra pregunta más' })).status).toBe(303);
    expect(await server.storage.db.selectFrom('messages').select('id').execute()).toHaveLength(2);
  });

  it('is shown again with the typed text and its field errors', async () => {
    server = await startServer({}, { pages: { renderForm } });
    const answer = await submit({ name: 'Jo', form: 'contact', language: 'en', email: 'no' });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    expect(renderForm.mock.lastCall?.[1]).toEqual({
      locale: 'en',
      form: 'contact',
      values: { ...validBody, name: 'Jo', email: 'no' },
      fieldErrors: { name: 'nameTooShort', email: 'emailInvalid' },
      failed: undefined,
    });
  });

  const longest = contactLimits.message;

  it.each([
    ['Hangul', '한'.repeat(longest), 303],
    ['ñ', 'ñ'.repeat(longest), 303],
    ['emoji', '😀'.repeat(longest / 2), 303],
    ['line breaks', `a${'\n'.repeat(longest - 2)}b`, 303],
    ['too much Hangul', '한'.repeat(longest * 3), 422],
  ])('takes a full message, or gives it back: %s', async (_, message, status) => {
    server = await startServer({}, { pages: { renderForm } });
    const answer = await submit({ message });
    expect(answer.status).toBe(status);
    if (status === 422)
      expect(renderForm.mock.lastCall?.[1]).toMatchObject({ values: { message } });
  });

  it('gets a page instead of JSON when it is far too large', async () => {
    server = await startServer({}, { pages: { renderForm } });
    const answer = await fetch(`${server.url}/api/contact`, {
      method: 'POST',
      headers: { ...sameOrigin, referer: `${server.url}/contact` },
      body: new URLSearchParams({ message: 'x'.repeat(200_000) }),
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      413,
      'text/html; charset=utf-8',
    ]);
    expect(renderForm.mock.lastCall?.[1]).toMatchObject({ locale: 'en', failed: 'too-large' });
    const json = await server.post({ ...validBody, message: 'x'.repeat(20_000) });
    expect([json.status, await json.json()]).toEqual([413, { error: 'too-large' }]);
  });

  it.each([{ origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    'is not taken from elsewhere, but shown again with its text: %j',
    async (headers: Record<string, string>) => {
      server = await startServer({}, { pages: { renderForm } });
      const answer = await fetch(`${server.url}/api/contact`, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ ...validBody, privacyAccepted: 'on', language: 'en' }),
      });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        403,
        'text/html; charset=utf-8',
      ]);
      expect(renderForm.mock.lastCall?.[1]).toMatchObject({
        values: validBody,
        locale: 'en',
        failed: 'foreign',
      });
      expect(await server.storage.db.selectFrom('messages').select('id').execute()).toEqual([]);
      const subscription = await fetch(`${server.url}/api/newsletter`, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body: new URLSearchParams({ email: 'ana@correo.example', language: 'en' }),
      });
      expect([subscription.status, subscription.headers.get('location')]).toEqual([
        303,
        '/newsletter/confirm?result=failed',
      ]);
      expect(await server.storage.db.selectFrom('subscribers').select('id').execute()).toEqual([]);
    },
  );

  it('requires the privacy checkbox', async () => {
    server = await startServer({}, { pages: { renderForm } });
    expect((await submit({ privacyAccepted: '' })).status).toBe(422);
    expect(renderForm.mock.lastCall?.[1]).toMatchObject({
      values: { privacyAccepted: false },
      fieldErrors: { privacyAccepted: 'privacyMissing' },
    });
  });

  it('is shown again with the typed text when the storage is unavailable', async () => {
    server = await startServer({ CONTACT_LIMIT: '1' }, { pages: { renderForm } });
    await sql`pragma query_only = on`.execute(server.storage.db);
    const unavailable = await submit({});
    expect([unavailable.status, unavailable.headers.get('retry-after')]).toEqual([503, '5']);
    expect(renderForm.mock.lastCall?.[1]).toMatchObject({ fieldErrors: {}, failed: 'unavailable' });
    await sql`pragma query_only = off`.execute(server.storage.db);
    expect((await submit({})).status).toBe(303);
    const limited = await submit({ message: 'Otra pregunta más' });
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(renderForm.mock.lastCall?.[1]).toMatchObject({ fieldErrors: {}, failed: 'limited' });
  });
});
