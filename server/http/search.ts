import type { FastifyInstance, FastifyReply } from 'fastify';
import { defaultLocale, isLocale, locales, type Locale } from '#content/locale.ts';
import { searchApiPath } from '#content/pages.ts';
import { searchProblems } from '#content/text/search-problems.ts';
import { cutQuery, isTooLong, longestQuery, searchesAMinute } from '#domain/search-query.ts';
import { fill } from '#domain/text/fill.ts';
import { allowOnly, sendError } from './errors.ts';
import { forPrograms, jsonContent } from './json-content.ts';
import { createMinuteLimit } from './minute-limit.ts';
import { search as operation } from './operations.ts';
import { encodeFor, sendContent } from './send.ts';

/** Answers a query with JSON. */
export type AnswerSearch = (query: string, locale: Locale) => Promise<string>;

type Problem = keyof typeof searchProblems;

/** `GET /api/search?q=…&lang=…`: what the page of the search shows, for programs. */
export function searchRoute(app: FastifyInstance, answer: AnswerSearch | undefined): void {
  const limit = createMinuteLimit(searchesAMinute);
  app.get(searchApiPath, { config: { operation } }, async (request, reply) => {
    void reply.headers(forPrograms);
    const { q, lang = defaultLocale } = request.query as Readonly<Record<string, unknown>>;
    if (!isLocale(lang)) return invalid(reply, 'lang', 'languageUnknown', locales);
    const query = typeof q === 'string' ? cutQuery(q) : '';
    if (typeof q !== 'string' || query === '') return invalid(reply, 'q', 'queryMissing', [lang]);
    if (isTooLong(q)) return invalid(reply, 'q', 'queryTooLong', [lang]);
    const seconds = await limit.take(request.ip);
    if (seconds > 0) {
      void reply.header('retry-after', String(seconds));
      return sendError(reply, 429, { message: said('tooMany', [lang], { seconds: `${seconds}` }) });
    }
    if (!answer) return sendError(reply, 503);
    const content = jsonContent(await answer(query, lang));
    await encodeFor(request, content);
    return sendContent(request, reply, content);
  });
  allowOnly(app, searchApiPath, 'GET');
}

function invalid(
  reply: FastifyReply,
  field: 'q' | 'lang',
  problem: Problem,
  languages: readonly Locale[],
): FastifyReply {
  const count = String(longestQuery);
  return sendError(reply, 422, {
    fields: { [field]: problem },
    message: said(problem, languages, { count }),
  });
}

/** What to do, in one language, or in all when it is not known which is read. */
function said(
  problem: Problem,
  languages: readonly Locale[],
  values: Readonly<Record<string, string>>,
): string {
  const known = {
    path: searchApiPath,
    count: String(searchesAMinute),
    languages: locales.join(', '),
    ...values,
  };
  return languages.map((locale) => fill(searchProblems[problem][locale], known)).join(' ');
}
