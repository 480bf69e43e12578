import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/storage.ts';
import { refused } from './api-routes.ts';
import { contactRoute } from './contact.ts';
import { csrfRoute } from './csrf.ts';
import {
  handleErrors,
  HttpError,
  isAmbiguous,
  methodNotAllowed,
  onClientError,
  onFrameworkError,
  sendError,
} from './errors.ts';
import { securityHeaders } from './headers.ts';
import { failedSearchCounter, failedSearchesRoute } from './failed-searches.ts';
import { healthRoutes } from './health.ts';
import { createLogger, logAnswers } from './logging.ts';
import { mapTilesRoute } from './map-tiles.ts';
import { metricsRoute } from './metrics.ts';
import { newsletterRoutes } from './newsletter.ts';
import { apiDescription } from './openapi.ts';
import type { Pages } from './pages.ts';
import { decodable } from './routing.ts';
import { searchRoute, type AnswerSearch } from './search.ts';
import { siteRoutes, type Site } from './site.ts';

export interface AppOptions {
  readonly settings: Settings;
  /** The default is a new logger. */
  readonly log?: FastifyBaseLogger;
  readonly storage: Storage;
  /** The website; without it only the API answers. */
  readonly site?: Site | undefined;
  /** Renders the pages for forms sent without JavaScript; without it they get JSON. */
  readonly pages?: Pages | undefined;
  /** Answers the search for programs; without it that is unavailable. */
  readonly search?: AnswerSearch | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Counts responses; without it nothing is counted. */
  readonly metrics?: Metrics | undefined;
  /** Called when a message was stored and its mails are queued. */
  readonly onStored?: () => void;
}

const largestBody = 16 * 1024;

/**
 * Largest body of a form, in bytes. A Hangul syllable takes nine bytes in URL encoding. The limit is twice the longest
 * valid message, so that a message that is too long still reaches validation and gets its field error.
 */
const largestForm = 128 * 1024;

/** Builds the HTTP application; it does not listen yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, storage, site, pages, metrics, now = Date.now } = options;
  const stored = (form: 'contact' | 'newsletter') => () => {
    metrics?.accepted(form);
    options.onStored?.();
  };
  const headers = securityHeaders(settings.https);
  const app = fastify({
    bodyLimit: largestBody,
    // Limits how long a client may take to send a request.
    requestTimeout: 15_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    // A proxy may reuse a connection at the very moment when the server begins to stop.
    return503OnClosing: false,
    trustProxy: trusted(settings.trustProxy),
    genReqId: () => randomUUID(),
    loggerInstance: options.log ?? createLogger(settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: ({ url = '/' }) => decodable(url),
    frameworkErrors: onFrameworkError(headers),
    clientErrorHandler: onClientError(headers),
  });
  app.addHook('onRequest', async (request, reply) => {
    // With this id a visitor's report can be found in the log.
    void reply.headers(headers).header('x-request-id', request.id);
    if (isAmbiguous(request.raw)) throw new HttpError(400);
  });
  logAnswers(app);
  if (metrics) metricsRoute(app, metrics, settings.metricsToken);
  handleErrors(app);
  acceptForms(app);
  await app.register(cookie, { secret: settings.cookieSecret });

  apiDescription(app, settings);
  csrfRoute(app, settings);
  contactRoute(app, { settings, storage, pages, now, onStored: stored('contact') });
  newsletterRoutes(app, { settings, storage, now, onStored: stored('newsletter') });
  const countFailedSearch = failedSearchCounter(storage, now);
  failedSearchesRoute(app, { settings, count: countFailedSearch });
  mapTilesRoute(app, settings);
  searchRoute(app, options.search);
  healthRoutes(app, storage);
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/api/*',
    config: refused,
    handler: (_request, reply) => sendError(reply, 404),
  });
  app.route({
    method: ['TRACE'],
    url: '*',
    handler: (_request, reply) => methodNotAllowed(reply, 'GET, HEAD'),
  });
  if (site) siteRoutes(app, site, settings, countFailedSearch, now);
  return app;
}

/** The proxies whose `X-Forwarded-For` is trusted: a number of hops, or a list of IPs. */
function trusted(proxy: Settings['trustProxy']) {
  return typeof proxy === 'number' ? (_address: string, hop: number) => hop < proxy : proxy;
}

/** JSON and the encoding of HTML forms; anything else is answered with 415. */
function acceptForms(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: largestForm },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
}
