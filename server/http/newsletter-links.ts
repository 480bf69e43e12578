import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#content/locale.ts';
import { paths } from '#content/pages.ts';
import { isToken } from '#domain/newsletter.ts';
import { StorageUnavailable } from '../storage/errors.ts';
import { confirmSubscription, endSubscription, type LinkOutcome } from '../storage/subscribers.ts';
import { allowOnly, sendError } from './errors.ts';
import { readBody, readLanguage } from './newsletter-form.ts';
import { confirm, unsubscribe, unsubscribePage } from './operations.ts';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/storage.ts';

export interface NewsletterOptions {
  readonly settings: Settings;
  readonly storage: Storage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called when mails wait. */
  readonly onStored: () => void;
}

type Page = 'newsletter-confirm' | 'newsletter-unsubscribe';

type Outcome = LinkOutcome | 'failed';

const statuses = { done: 200, used: 409, expired: 410, unknown: 404, failed: 503 } as const;

const oneClick = 'List-Unsubscribe';

/**
 * `POST /api/newsletter/confirm` and `/unsubscribe`, called by the buttons of the pages. The token alone authorises
 * the request, so it does not matter which page or mail program sends it.
 */
export function newsletterLinkRoutes(app: FastifyInstance, options: NewsletterOptions): void {
  const { storage, now, onStored } = options;

  app.post(
    '/api/newsletter/confirm',
    { config: { operation: confirm } },
    async (request, reply: FastifyReply) => {
      const { sent, wantsPage } = readBody(request);
      const { token } = sent;
      const outcome = await settle(request, token, (valid) =>
        confirmSubscription(storage, valid, now()),
      );
      if (outcome === 'done') onStored();
      if (!wantsPage) return answer(reply, outcome);
      return show(reply, 'newsletter-confirm', readLanguage(sent['language']), outcome, token);
    },
  );

  const end = (request: FastifyRequest, token: unknown) =>
    settle(request, token, (valid) => endSubscription(storage, valid, now()));

  // Mail programs send the one-click request (RFC 8058) as a form in either encoding.
  void app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_, body, done) => {
      done(null, String(body).includes('One-Click') ? { [oneClick]: 'One-Click' } : {});
    });
    const config = { operation: unsubscribe };
    scope.post('/api/newsletter/unsubscribe', { config }, async (request, reply: FastifyReply) => {
      const { sent, wantsPage } = readBody(request);
      const query = request.query as Readonly<Record<string, unknown>>;
      if (oneClick in sent) return answer(reply, await end(request, query['token']));
      const { token } = sent;
      const outcome = await end(request, token);
      if (!wantsPage) return answer(reply, outcome);
      return show(reply, 'newsletter-unsubscribe', readLanguage(sent['language']), outcome, token);
    });
  });
  // Mail programs without one-click support open the URL with GET: redirect them to the page with the button.
  app.get(
    '/api/newsletter/unsubscribe',
    { config: { operation: unsubscribePage } },
    async (request, reply) => {
      const { language, token } = request.query as Readonly<Record<string, unknown>>;
      const path = paths['newsletter-unsubscribe'][readLanguage(language)];
      void reply.header('cache-control', 'no-store');
      return reply.redirect(isToken(token) ? `${path}?token=${token}` : path, 302);
    },
  );
  allowOnly(app, '/api/newsletter/confirm', 'POST');
  allowOnly(app, '/api/newsletter/unsubscribe', 'GET', 'POST');
}

async function settle(
  request: FastifyRequest,
  token: unknown,
  act: (token: string) => Promise<LinkOutcome>,
): Promise<Outcome> {
  if (!isToken(token)) return 'unknown';
  try {
    return await act(token);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    request.log.error({ code: error.code }, 'storage unavailable');
    return 'failed';
  }
}

function answer(reply: FastifyReply, outcome: Outcome): FastifyReply {
  void reply.header('cache-control', 'no-store');
  if (outcome === 'failed') return sendError(reply, 503);
  return reply.code(statuses[outcome]).send({ status: outcome });
}

/** Redirects, so that a reload does not send again; after a failure the page offers to send again. */
function show(
  reply: FastifyReply,
  page: Page,
  language: Locale,
  outcome: Outcome,
  token: unknown,
): FastifyReply {
  const query = new URLSearchParams({ result: outcome });
  if (outcome === 'failed' && isToken(token)) query.set('token', token);
  void reply.header('cache-control', 'no-store');
  return reply.redirect(`${paths[page][language]}?${query}`, 303);
}
