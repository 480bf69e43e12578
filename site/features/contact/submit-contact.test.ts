import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDraft, readDraft } from '#site/lib/draft.ts';
import { submitContact } from './submit-contact.ts';

const typed = {
  name: ' Alba Ríos ',
  email: 'alba@correo.es',
  subject: 'estudiar',
  message: 'Quiero estudiar en Busan.',
  privacyAccepted: true,
  website: '',
};

const { privacyAccepted: _, ...draft } = typed;

type Answer = Response | Error;

/** Answers the writes in turn; every token request fails. Returns the requests that wrote. */
function answering(...answers: Answer[]): RequestInit[] {
  const writes: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    if (init.method === undefined) throw new TypeError('no token today');
    writes.push(init);
    const answer = answers.shift() ?? new Error('asked once too often');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return writes;
}

const keyOf = (init: RequestInit | undefined) => new Headers(init?.headers).get('Idempotency-Key');

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('sends the trimmed message once and forgets the draft', async () => {
  const writes = answering(new Response('{}', { status: 201 }));
  keepDraft('contact', draft);
  expect(await submitContact(typed, 'contact', 'en')).toEqual({ kind: 'sent' });
  expect(writes).toHaveLength(1);
  expect(JSON.parse(String(writes[0]?.body))).toMatchObject({
    name: 'Alba Ríos',
    subject: 'estudiar',
    privacyAccepted: true,
    form: 'contact',
    language: 'en',
    website: '',
    startedAt: expect.any(Number),
  });
  expect(readDraft('contact')).toBeUndefined();
});

test('sends nothing while there is a field error; the two forms differ in the shortest name', async () => {
  const writes = answering(new Response('{}', { status: 201 }));
  const short = { ...typed, name: 'Al' };
  expect(await submitContact(short, 'contact', 'es')).toEqual({
    kind: 'invalid',
    fieldErrors: { name: 'nameTooShort' },
  });
  expect(writes).toHaveLength(0);
  expect(await submitContact(short, 'home', 'es')).toEqual({ kind: 'sent' });
});

test('keeps the draft and the key until the message has arrived, then takes a new key', async () => {
  const writes = answering(
    new Response('', { status: 503 }),
    new Response('{}', { status: 201 }),
    new Response('{}', { status: 201 }),
  );
  keepDraft('contact', draft);
  expect(await submitContact(typed, 'contact', 'es')).toMatchObject({ kind: 'failed' });
  expect(readDraft('contact')).toEqual(draft);
  await submitContact(typed, 'contact', 'en');
  await submitContact(typed, 'contact', 'es');
  const keys = writes.map(keyOf);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test.each([
  ['limited', true, new Response('slow down', { status: 429 })],
  ['unavailable', true, new Response('', { status: 503 })],
  ['unavailable', false, new Response('', { status: 403 })],
  ['unavailable', true, new TypeError('Failed to fetch')],
  ['offline', false, new TypeError('Failed to fetch')],
])('says why it failed, and logs it: %s (online: %s)', async (reason, onLine, answer) => {
  vi.stubGlobal('navigator', { onLine });
  answering(answer);
  expect(await submitContact(typed, 'contact', 'es')).toEqual({ kind: 'failed', reason });
  expect(console.error).toHaveBeenCalledOnce();
});
