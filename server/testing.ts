import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppOptions } from './http/app.ts';
import { readSettings, type Settings } from './settings.ts';
import { openStorage } from './storage/open.ts';
import type { Storage } from './storage/storage.ts';
import { temporaryDatabase } from './storage/testing-database.ts';

/** The header that browsers send from a page of the same origin. */
export const sameOrigin = { 'sec-fetch-site': 'same-origin' } as const;

export const validBody = {
  name: 'Ana Pérez',
  email: 'ana@correo.example',
  subject: 'estudiar',
  message: '¿Cuándo empieza el próximo curso de coreano?',
  privacyAccepted: true,
} as const;

export interface TestServer {
  readonly url: string;
  readonly app: FastifyInstance;
  readonly settings: Settings;
  readonly storage: Storage;
  /** The file of a SQLite database, in the server's own folder. */
  readonly file: string;
  post(body: unknown, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

/** Starts a real server on a free port with its own database; rate limits are high unless set. */
export async function startServer(
  env: Record<string, string> = {},
  options: Partial<AppOptions> = {},
): Promise<TestServer> {
  const database = await temporaryDatabase();
  const settings = readSettings({
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    CONTACT_LIMIT: '100000',
    CONTACT_LIMIT_GLOBAL: '100000',
    ...env,
  });
  const storage = await openStorage(settings.databaseUrl, { hashKey: settings.cookieSecret });
  const app = await buildApp({ settings, storage, ...options });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    app,
    settings,
    storage,
    file: join(database.folder, 'test.db'),
    post: (body, headers = {}) =>
      fetch(`${url}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...sameOrigin, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    close: async () => {
      await app.close();
      await storage.close();
      await database.remove();
    },
  };
}
