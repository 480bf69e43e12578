import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './http/app.ts';
import type { Pages } from './http/pages.ts';
import type { AnswerSearch } from './http/search.ts';
import type { Site } from './http/site.ts';
import { closeWithin } from './http/close.ts';
import { createLogger } from './http/logging.ts';
import { fileTransport, smtpTransport } from './mail/transport.ts';
import { createWorker } from './mail/worker.ts';
import { createMetrics } from './metrics.ts';
import { SettingsInvalid, type Settings } from './settings.ts';
import { checkStart } from './start-checks.ts';
import { StorageUnavailable } from './storage/errors.ts';
import { openStorage } from './storage/open.ts';

/** The longest time (ms) until the process exits; the limits below are parts of it. */
const longestStop = 20_000;
const longestRequest = 10_000;
const longestMail = 5000;
const longestClose = 3000;

/** The website to serve. */
export interface Website {
  /** The built website, served from memory. */
  readonly site?: Site;
  /** Renders the pages for forms sent without JavaScript. */
  readonly pages: Pages;
  /** Answers the search for programs. */
  readonly search: AnswerSearch;
  /** Routes beside those of the API, for development. */
  readonly routes?: (app: FastifyInstance) => void;
  readonly close?: () => Promise<void>;
}

/**
 * Starts storage, mails and HTTP, and stops them in order at SIGTERM and SIGINT.
 * @param load The website; when it resolves to undefined, only the API is served.
 */
async function serve(
  read: () => Settings,
  load: (settings: Settings) => Promise<Website | undefined>,
): Promise<void> {
  const settings = read();
  // Created first, because a database connection may be lost while the website is loading.
  const log = createLogger(settings.logLevel);
  const storage = await openStorage(settings.databaseUrl, {
    hashKey: settings.cookieSecret,
    report: (code) => log.warn({ code }, 'database connection lost'),
  });
  const metrics = createMetrics(storage);
  const website = await load(settings);
  const app = await buildApp({
    settings,
    log,
    storage,
    site: website?.site,
    pages: website?.pages,
    search: website?.search,
    metrics,
    onStored: () => worker.wake(),
  });
  website?.routes?.(app);
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
  if (!website) log.warn('the website is not built: only the API answers');
  if (!settings.smtpUrl) log.info(`mails are written to ${settings.mailDir}`);
  worker.start();

  let stopping = false;
  const stop = async () => {
    // A second signal stops the process immediately.
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), longestStop).unref();
    await closeWithin(app, longestRequest);
    await website?.close?.();
    await worker.stop(longestMail);
    await Promise.race([storage.close(), wait(longestClose)]);
    // A mail server that does not respond would keep the process alive.
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  // Last of all: whoever reads this may stop the process at once.
  console.log(`Rumbo Corea: ${url}`);
}

/** Runs `serve`; an error at the start is printed and ends the process. */
export async function serveOrExit(...args: Parameters<typeof serve>): Promise<void> {
  try {
    await serve(...args);
  } catch (error) {
    const expected = error instanceof SettingsInvalid || error instanceof StorageUnavailable;
    console.error(expected ? error.message : error);
    // Open connections would keep the process alive for a while.
    process.exit(1);
  }
}
