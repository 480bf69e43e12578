import { afterEach, expect, it } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { readSettings } from '../settings.ts';
import { openStorage } from '../storage/open.ts';
import { temporaryDatabase, type TestDatabase } from '../storage/testing-database.ts';
import { sameOrigin, validBody } from '../testing.ts';
import { buildApp } from './app.ts';

const token = 'a-token-of-the-operator';

let database: TestDatabase;
let close: () => Promise<void>;

afterEach(async () => {
  await close();
  await database.remove();
});

async function start(env: Record<string, string> = {}) {
  database = await temporaryDatabase();
  const settings = readSettings({ DATABASE_URL: database.url, LOG_LEVEL: 'silent', ...env });
  const storage = await openStorage(settings.databaseUrl);
  const metrics = createMetrics(storage, () => Date.now() + 60_000);
  const app = await buildApp({ settings, storage, metrics });
  close = async () => {
    await app.close();
    await storage.close();
  };
  const read = async (authorization?: string) =>
    app.inject({ url: '/metrics', headers: { ...(authorization && { authorization }) } });
  return { app, storage, metrics, read };
}

it('are sent with the token, and contain no personal data', async () => {
  const { app, metrics, read } = await start({ METRICS_TOKEN: token });
  await app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: sameOrigin,
    payload: validBody,
  });
  await app.inject('/healthz?email=ana@correo.example');
  metrics.mailed('dead-letter');
  const { statusCode, body, headers } = await read(`Bearer ${token}`);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body.split('\n')).toEqual(
    expect.arrayContaining([
      'rumbo_http_requests_total{method="POST",route="/api/contact",status="201"} 1',
      'rumbo_http_request_seconds_count{route="/healthz"} 1',
      'rumbo_messages_accepted_total{form="contact"} 1',
      'rumbo_messages_accepted_total{form="newsletter"} 0',
      'rumbo_mail_tries_total{result="dead-letter"} 1',
      'rumbo_outbox_pending 2',
      'rumbo_outbox_dead_letters 0',
      'rumbo_storage_up 1',
    ]),
  );
  const age = Number(/^rumbo_outbox_oldest_seconds (.+)$/m.exec(body)?.[1]);
  expect(age).toBeGreaterThanOrEqual(60);
  expect(body).not.toMatch(/correo|Ana|127\.0\.0\.1/);
});

it.each([undefined, token, 'Bearer ', `Bearer ${token}x`])(
  'are refused with the authorization %s',
  async (shown) => {
    const { read } = await start({ METRICS_TOKEN: token });
    const answer = await read(shown);
    expect([answer.statusCode, answer.body]).toEqual([401, '{"error":"unauthorized"}']);
  },
);

it('do not exist without a token', async () => {
  const { read } = await start();
  expect((await read('Bearer undefined')).statusCode).toBe(404);
});

it('are sent while the database does not respond, and report that', async () => {
  const { storage, read } = await start({ METRICS_TOKEN: token });
  await storage.db.schema.dropTable('outbox').execute();
  const { statusCode, body } = await read(`Bearer ${token}`);
  expect([statusCode, /^rumbo_storage_up (.)$/m.exec(body)?.[1]]).toEqual([200, '0']);
});
