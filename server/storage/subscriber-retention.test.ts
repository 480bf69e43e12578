import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { startNewsletter, tokenIn, type NewsletterServer } from '../testing-newsletter.ts';
import { eraseExpired, retention } from './retention.ts';
import { onPostgres } from './testing-database.ts';

let server: NewsletterServer;

afterEach(() => server.close());

const addresses = async () => {
  const { db } = server.storage;
  const rows = await db.selectFrom('subscribers').select(['email', 'status']).execute();
  return rows.sort((a, b) => a.status.localeCompare(b.status));
};

it('erases an address that nobody confirmed for seven days, and no other', async () => {
  server = await startNewsletter();
  await server.subscribe({ email: 'si@correo.example', language: 'es' });
  const [mail] = await server.mails();
  await server.act('confirm', tokenIn(mail));
  await server.mails();
  await server.subscribe({ email: 'tarde.olvidada@correo.example', language: 'es' });
  server.wait(retention.unconfirmed);
  await eraseExpired(server.storage, server.now());
  expect(await addresses()).toEqual([
    { email: 'si@correo.example', status: 'confirmed' },
    { email: 'tarde.olvidada@correo.example', status: 'pending' },
  ]);
  server.wait(1);
  await eraseExpired(server.storage, server.now());
  expect(await addresses()).toEqual([{ email: 'si@correo.example', status: 'confirmed' }]);
  const { db } = server.storage;
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  // The link to confirm is erased, the link to unsubscribe stays.
  const left = await db.selectFrom('subscriber_tokens').select('purpose').execute();
  expect(left).toEqual([{ purpose: 'unsubscribe' }]);
  if (!onPostgres) {
    for (const suffix of ['', '-wal']) {
      expect(readFileSync(server.file + suffix).includes('tarde.olvidada')).toBe(false);
    }
  }
});

it('keeps the decision of former subscribers who asked again and never confirmed', async () => {
  server = await startNewsletter();
  await server.subscribe({ email: 'eva@correo.example', language: 'es' });
  await server.act('confirm', tokenIn((await server.mails())[0]));
  await server.act('unsubscribe', tokenIn((await server.mails())[0]));
  await server.subscribe({ email: 'eva@correo.example', language: 'es' });
  expect(await addresses()).toEqual([{ email: 'eva@correo.example', status: 'pending' }]);
  server.wait(retention.unconfirmed + 1);
  await eraseExpired(server.storage, server.now());
  expect(await addresses()).toEqual([{ email: null, status: 'unsubscribed' }]);
});
