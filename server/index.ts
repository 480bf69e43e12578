import './production.ts';
import { existsSync } from 'node:fs';
import { buildApp } from './http/app.ts';
import { loadBuild } from './http/build.ts';
import { fileTransport, smtpTransport } from './mail/transport.ts';
import { createWorker } from './mail/worker.ts';
import { readSettings, SettingsInvalid, type Settings } from './settings.ts';
import { StorageUnavailable } from './storage/errors.ts';
import { openStorage } from './storage/open.ts';

async function serve(settings: Settings): Promise<void> {
  const storage = await openStorage(settings.databaseUrl, (code) =>
    console.error(`Database connection lost: ${code}`),
  );
  const build = existsSync(settings.buildDir)
    ? await loadBuild(settings.buildDir, settings)
    : undefined;
  const app = await buildApp({
    settings,
    storage,
    site: build?.site,
    pages: build?.pages,
    onStored: () => worker.wake(),
  });
  const worker = createWorker({
    storage,
    transport: settings.smtpUrl ? smtpTransport(settings.smtpUrl) : fileTransport(settings.mailDir),
    sender: { from: settings.mailFrom, host: new URL(settings.publicUrl).hostname },
    log: app.log,
  });
  const address = await app.listen({ port: settings.port, host: settings.host });
  const url = settings.port === 0 ? address : settings.publicUrl;
  console.log(`Rumbo Corea: ${url}`);
  if (!build) app.log.warn('the website is not built: only the API answers');
  if (!settings.smtpUrl) app.log.info(`mails are written to ${settings.mailDir}`);
  worker.start();

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // Requests under way are answered first, then nothing needs the storage any more.
    await app.close();
    await worker.stop();
    await storage.close();
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

try {
  await serve(readSettings(process.env));
} catch (error) {
  const expected = error instanceof SettingsInvalid || error instanceof StorageUnavailable;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
