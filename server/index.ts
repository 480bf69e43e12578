import './production.ts';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './http/app.ts';
import { loadBuild } from './http/build.ts';
import { closeWithin } from './http/close.ts';
import { createLogger } from './http/logging.ts';
import { fileTransport, smtpTransport } from './mail/transport.ts';
import { createWorker } from './mail/worker.ts';
import { createMetrics } from './metrics.ts';
import { readSettings, SettingsInvalid, type Settings } from './settings.ts';
import { checkStart } from './start-checks.ts';
import { StorageUnavailable } from './storage/errors.ts';
import { openStorage } from './storage/open.ts';

/** The process exits at the latest after this long (ms); the limits below divide that time. */
const longestStop = 20_000;
const longestRequest = 10_000;
const longestMail = 5000;
const longestClose = 3000;

async function serve(settings: Settings): Promise<void> {
  // First of all, because a connection may be lost while the website is still being loaded.
  const log = createLogger(settings.logLevel);
  const storage = await openStorage(settings.databaseUrl, {
    hashKey: settings.cookieSecret,
    report: (code) => log.warn({ code }, 'database connection lost'),
  });
  const metrics = createMetrics(storage);
  const build = existsSync(settings.buildDir)
    ? await loadBuild(settings.buildDir, settings)
    : undefined;
  const app = await buildApp({
    settings,
    log,
    storage,
    site: build?.site,
    pages: build?.pages,
    metrics,
    onStored: () => worker.wake(),
  });
  await checkStart(storage, settings, log, Date.now());
  const worker = createWorker({
    storage,
    transport: settings.smtpUrl
      ? smtpTransport(settings.smtpUrl, settings.dkim)
      : fileTransport(settings.mailDir),
    sender: { from: settings.mailFrom, origin: settings.publicUrl },
    log,
    count: (result) => metrics.mailed(result),
  });
  const listening = await app.listen({ port: settings.port, host: settings.host });
  const url = settings.port === 0 ? listening : settings.publicUrl;
  console.log(`Rumbo Corea: ${url}`);
  if (!build) log.warn('the website is not built: only the API answers');
  if (!settings.smtpUrl) log.info(`mails are written to ${settings.mailDir}`);
  worker.start();

  let stopping = false;
  const stop = async () => {
    // A second signal means: now.
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), longestStop).unref();
    await closeWithin(app, longestRequest);
    await worker.stop(longestMail);
    await Promise.race([storage.close(), wait(longestClose)]);
    // A mail server that does not answer must not keep the process.
    process.exit(0);
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
