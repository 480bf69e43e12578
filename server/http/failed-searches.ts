import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { isLocale, type Locale } from '#content/locale.ts';
import { failedSearchesPath } from '#content/pages.ts';
import { countableWords } from '#domain/failed-search.ts';
import type { Settings } from '../settings.ts';
import { countFailedSearch } from '../storage/failed-searches.ts';
import type { Storage } from '../storage/storage.ts';
import { sameOriginCheck } from './csrf.ts';
import { allowOnly, sendError } from './errors.ts';
import { createMinuteLimit } from './minute-limit.ts';
import { failedSearch as operation } from './operations.ts';

/** A search without result, and where it came from. */
export interface FailedSearchRequest {
  readonly query: string;
  readonly language: Locale;
  /** Only for the rate limit, in memory. */
  readonly clientIp: string;
  readonly log: FastifyBaseLogger;
}

/** Counts a search without result; never throws, as no answer depends on it. */
export type CountFailedSearch = (request: FailedSearchRequest) => Promise<void>;

/** How many searches of a network are counted within a minute. */
const aMinute = 20;

/** Counts the words of searches without result, and nothing about who searched. */
export function failedSearchCounter(storage: Storage, now: () => number): CountFailedSearch {
  const limit = createMinuteLimit(aMinute);
  return async ({ query, language, clientIp, log }) => {
    const words = countableWords(query);
    if (words === undefined || (await limit.take(clientIp)) > 0) return;
    try {
      await countFailedSearch(storage, { words, language }, now());
    } catch (error) {
      log.warn({ err: error }, 'a search without result was not counted');
    }
  };
}

/** `POST /api/searches`: what the search in the browser did not find. Always 204, so that it tells nothing. */
export function failedSearchesRoute(
  app: FastifyInstance,
  { settings, count }: { readonly settings: Settings; readonly count: CountFailedSearch },
): void {
  const isSameOrigin = sameOriginCheck(settings);
  app.post(
    failedSearchesPath,
    { bodyLimit: 1024, config: { operation } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (!isSameOrigin(request)) return sendError(reply, 403);
      const { words, language } = Object(request.body) as Readonly<Record<string, unknown>>;
      if (typeof words !== 'string' || !isLocale(language)) return sendError(reply, 400);
      await count({ query: words, language, clientIp: request.ip, log: request.log });
      return reply.code(204).send();
    },
  );
  allowOnly(app, failedSearchesPath, 'POST');
}
