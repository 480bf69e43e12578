import './production.ts';
import { existsSync } from 'node:fs';
import { buildApp } from './http/app.ts';
import { loadBuild } from './http/build.ts';
import { fileTransport, smtpTransport } from './mail/transport.ts';
import { createWorker } from './mail/worker.ts';
import { createMetrics } from './metrics.ts';
import { readSettings, SettingsInvalid, type Settings } from './settings.ts';
import { checkStart } from './start-checks.ts';
import { StorageUnavailable } from './storage/errors.ts';
import { openStorage } from './storage/open.ts';

/** Requests are cut off after 15 s and mails left to their lease after 5: no stop takes longer (ms). */
const longestStop = 25_000;

async function serve(settings: Settings): Promise<void> {
  const storage = await openStorage(settings.databaseUrl, (code) =>
    app.log.warn({ code }, 'database connection lost'),
  );
  const metrics = createMetrics(storage);
  const build = existsSync(settings.buildDir)
    ? await loadBuild(settings.buildDir, settings)
    : undefined;
  const app = await buildApp({
    settings,
    storage,
    site: build?.site,
    pages: build?.pages,
    metrics,
    onStored: () => worker.wake(),
  });
  await checkStart(storage, settings, app.log, Date.now());
  const worker = createWorker({
    storage,
    transport: settings.smtpUrl
      ? smtpTransport(settings.smtpUrl, settings.dkim)
      : fileTransport(settings.mailDir),
    sender: { from: settings.mailFrom, origin: settings.publicUrl },
    log: app.log,
    count: (result) => metrics.mailed(result),
  });
  const address = await app.listen({ port: settings.port, host: settings.host });
  const url = settings.port === 0 ? address : settings.publicUrl;
  console.log(`Rumbo Corea: ${url}`);
  if (!build) app.log.warn('the website is not built: only the API answers');
  if (!settings.smtpUrl) app.log.info(`mails are written to ${settings.mailDir}`);
  worker.start();

  let stopping = false;
  const stop = async () => {
    // Who asks twice does not want to wait.
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), longestStop).unref();
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
  // Open connections would keep the process for a while.
  process.exit(1);
}
