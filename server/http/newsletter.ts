import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '#content/pages.ts';
import { StorageUnavailable } from '../storage/errors.ts';
import { requestSubscription } from '../storage/subscribers.ts';
import { sameOriginCheck } from './csrf.ts';
import { allowOnly, sendError } from './errors.ts';
import { readNewsletterRequest, type NewsletterRequest } from './newsletter-form.ts';
import { newsletterLinkRoutes, type NewsletterOptions } from './newsletter-links.ts';
import { subscribe as operation } from './operations.ts';
import { createRateLimit } from './rate-limit.ts';

/** The results that the page shows for its parameter `?result=`. */
type Outcome = 'sent' | 'invalid' | 'limited' | 'failed';

/**
 * `POST /api/newsletter`: stores a request and queues a mail to its e-mail address. Known and unknown addresses, and
 * robots, get the same response.
 */
export function newsletterRoutes(app: FastifyInstance, options: NewsletterOptions): void {
  const { settings, storage, now, onStored } = options;
  const limit = createRateLimit(settings, storage, 'newsletter');
  const isSameOrigin = sameOriginCheck(settings);

  async function take(
    request: FastifyRequest,
    reply: FastifyReply,
    { subscription, suspicious }: NewsletterRequest,
  ): Promise<Outcome> {
    if (!subscription) return 'invalid';
    try {
      const { wait, overGlobalLimit } = await limit.take(request.ip);
      // There is no quarantine for subscriptions: above the global limit they are refused.
      if (overGlobalLimit)
        request.log.warn({ alert: 'crowded' }, 'over the limit for all: refused');
      if (wait > 0 || overGlobalLimit) {
        void reply.header('retry-after', String(wait || settings.contactLimit.minutes * 60));
        return 'limited';
      }
      // A robot may have entered anybody's address: send no mail and store nothing.
      if (suspicious) return 'sent';
      await requestSubscription(storage, subscription, now());
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      request.log.error({ code: error.code }, 'storage unavailable');
      return 'failed';
    }
    onStored();
    return 'sent';
  }

  app.post('/api/newsletter', { config: { operation } }, async (request, reply: FastifyReply) => {
    void reply.header('cache-control', 'no-store');
    const newsletter = readNewsletterRequest(request);
    const foreign = !isSameOrigin(request);
    if (foreign && !newsletter.wantsPage) return sendError(reply, 403);
    const outcome = foreign ? 'failed' : await take(request, reply, newsletter);
    if (!newsletter.wantsPage) return answerJson(reply, outcome);
    const page = paths['newsletter-confirm'][newsletter.language];
    return reply.redirect(`${page}?result=${outcome}`, 303);
  });
  allowOnly(app, '/api/newsletter', 'POST');
  newsletterLinkRoutes(app, options);
}

function answerJson(reply: FastifyReply, outcome: Outcome): FastifyReply {
  switch (outcome) {
    case 'sent':
      return reply.code(202).send({ status: 'accepted' });
    case 'invalid':
      return reply.code(422).send({ error: 'invalid', fields: { email: 'emailInvalid' } });
    case 'limited':
      return sendError(reply, 429);
    case 'failed':
      return sendError(reply, 503);
  }
}
