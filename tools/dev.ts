// `npm run dev`: the pages with hot reload, and the API behind the same address.
import { createServer } from 'vite';
import { buildApp } from '#server/http/app.ts';
import { fileTransport, smtpTransport } from '#server/mail/transport.ts';
import { createWorker } from '#server/mail/worker.ts';
import { readSettings } from '#server/settings.ts';
import { openStorage } from '#server/storage/open.ts';

const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env });
const { port, host } = settings;

const storage = await openStorage(settings.databaseUrl, { report: console.error });
const app = await buildApp({ settings, storage, onStored: () => worker.wake() });
const worker = createWorker({
  storage,
  transport: settings.smtpUrl ? smtpTransport(settings.smtpUrl) : fileTransport(settings.mailDir),
  sender: { from: settings.mailFrom, origin: settings.publicUrl },
  log: app.log,
});
const api = await app.listen({ port: 0, host: '127.0.0.1' });
worker.start();

const vite = await createServer({
  server: { port, host, strictPort: port !== 0, proxy: { '/api': api } },
});
await vite.listen();
console.log(`Rumbo Corea: ${vite.resolvedUrls?.local[0] ?? settings.publicUrl}`);
console.log(`Mails: ${settings.smtpUrl ? 'sent by SMTP_URL' : `written to ${settings.mailDir}`}`);

async function stop() {
  await Promise.all([vite.close(), app.close()]);
  await worker.stop();
  await storage.close();
  process.exit();
}
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
