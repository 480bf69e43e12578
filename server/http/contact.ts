import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathTo } from '#content/pages.ts';
import type { InvalidBudgetFields } from '#domain/budget/budget-request.ts';
import { parseContact, type ContactFailure, type ContactFieldErrors } from '#domain/contact.ts';
import { resultPath } from '../budget-path.ts';
import type { Settings } from '../settings.ts';
import { StorageUnavailable } from '../storage/errors.ts';
import {
  acceptMessage,
  findEarlier,
  type Acceptance,
  type Submission,
} from '../storage/messages.ts';
import type { Storage } from '../storage/storage.ts';
import {
  emptyContact,
  isFormPost,
  readContactRequest,
  type ContactRequest,
} from './contact-form.ts';
import { sameOriginCheck } from './csrf.ts';
import { sendDocument } from './document.ts';
import { allowOnly, retryAfterOutage, sendError } from './errors.ts';
import { contact as operation } from './operations.ts';
import type { Pages } from './pages.ts';
import { createRateLimit } from './rate-limit.ts';

export interface ContactOptions {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly pages: Pages | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called when a message was stored and its mails are queued. */
  readonly onStored: () => void;
}

/** The field errors of the form, and those of the budget that a report is asked for. */
type FieldErrors = ContactFieldErrors & InvalidBudgetFields;

type Outcome =
  | { readonly kind: 'stored'; readonly id: string }
  | { readonly kind: 'invalid'; readonly fieldErrors: FieldErrors }
  | { readonly kind: 'key-reused' }
  | { readonly kind: 'limited'; readonly seconds: number }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'foreign' | 'too-large' };

/** `POST /api/contact`: a success response means that the message is stored durably, exactly once. */
export function contactRoute(app: FastifyInstance, options: ContactOptions): void {
  const { settings, storage, now, onStored } = options;
  const limit = createRateLimit(settings, storage, 'contact');
  const isSameOrigin = sameOriginCheck(settings);

  async function take(request: FastifyRequest, contact: ContactRequest): Promise<Outcome> {
    const parsed = parseContact(contact.fields, contact.form);
    if (!parsed.ok || contact.invalidBudget) {
      const fieldErrors = { ...(!parsed.ok && parsed.fieldErrors), ...contact.invalidBudget };
      return { kind: 'invalid', fieldErrors };
    }
    const submission = { ...contact, message: parsed.message };
    try {
      // A repeat of a stored message does not count against the limit: its first response may have been lost.
      const earlier = await findEarlier(storage.db, submission);
      return earlier ? outcomeOf(earlier) : await takeNew(request, submission);
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      request.log.error({ code: error.code }, 'storage unavailable');
      return { kind: 'unavailable' };
    }
  }

  async function takeNew(
    request: FastifyRequest,
    submission: Submission & Pick<ContactRequest, 'totalDiffers'>,
  ): Promise<Outcome> {
    const { wait: seconds, overGlobalLimit } = await limit.take(request.ip);
    if (seconds > 0) return { kind: 'limited', seconds };
    // Above the global limit, messages are stored in quarantine instead of being refused.
    if (overGlobalLimit)
      request.log.warn({ alert: 'crowded' }, 'over the limit for all: kept in quarantine');
    const suspicion = submission.suspicion ?? (overGlobalLimit ? 'crowded' : undefined);
    const kept = { ...submission, suspicion };
    let stored = false;
    try {
      const result = await acceptMessage(storage, kept, settings.officeEmail, now());
      if (result.outcome === 'stored') {
        stored = true;
        onStored();
        if (submission.totalDiffers) request.log.warn({ message: result.id }, 'total recomputed');
      }
      return outcomeOf(result);
    } finally {
      if (!stored) await limit.giveBack(request.ip);
    }
  }

  app.post(
    '/api/contact',
    {
      config: { operation },
      // A form sent without JavaScript gets a page even when its body cannot be read.
      errorHandler: async (error: FastifyError, request, reply) => {
        if (error.statusCode !== 413 || !isFormPost(request)) throw error;
        void reply.header('cache-control', 'no-store');
        return answerPage(request, reply, emptyContact(request), { kind: 'too-large' }, options);
      },
    },
    async (request, reply: FastifyReply) => {
      void reply.header('cache-control', 'no-store');
      const contact = readContactRequest(request, now());
      const outcome = isSameOrigin(request)
        ? await take(request, contact)
        : ({ kind: 'foreign' } as const);
      if (outcome.kind === 'limited') void reply.header('retry-after', String(outcome.seconds));
      if (contact.wantsPage) return answerPage(request, reply, contact, outcome, options);
      return answerJson(reply, outcome);
    },
  );
  allowOnly(app, '/api/contact', 'POST');
}

function outcomeOf(result: Acceptance): Outcome {
  return result.outcome === 'key-reused'
    ? { kind: 'key-reused' }
    : { kind: 'stored', id: result.id };
}

function answerJson(reply: FastifyReply, outcome: Outcome): FastifyReply {
  switch (outcome.kind) {
    case 'stored':
      return reply.code(201).send({ id: outcome.id });
    case 'invalid':
      return reply.code(422).send({ error: 'invalid', fields: outcome.fieldErrors });
    case 'key-reused':
      return reply.code(422).send({ error: 'idempotency-key-reused', fields: {} });
    case 'limited':
      return sendError(reply, 429);
    case 'unavailable':
      return sendError(reply, 503);
    case 'foreign':
      return sendError(reply, 403);
    case 'too-large':
      return sendError(reply, 413);
  }
}

const pageStatus = {
  invalid: 422,
  'key-reused': 422,
  limited: 429,
  unavailable: 503,
  foreign: 403,
  'too-large': 413,
} as const;

const failures: Partial<Record<Outcome['kind'], ContactFailure>> = {
  limited: 'limited',
  unavailable: 'unavailable',
  foreign: 'foreign',
  'too-large': 'too-large',
};

/** Redirects after success, so that a reload does not send again; shows a failed form again. */
async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  contact: ContactRequest,
  outcome: Outcome,
  { pages, settings }: ContactOptions,
): Promise<FastifyReply> {
  if (outcome.kind === 'stored') {
    const { budget, language } = contact;
    const back = budget ? `${resultPath(budget, language)}&` : `${pathTo('contact', language)}?`;
    return reply.redirect(`${back}sent=1`, 303);
  }
  if (pages === undefined) return answerJson(reply, outcome);
  const rendered = await pages.renderForm(request, {
    locale: contact.language,
    form: contact.form,
    values: contact.values,
    fieldErrors: outcome.kind === 'invalid' ? outcome.fieldErrors : {},
    failed: failures[outcome.kind],
  });
  const status = pageStatus[outcome.kind];
  if (status === 503) void reply.header('retry-after', String(retryAfterOutage));
  void reply.code(rendered.status === 200 ? status : rendered.status);
  return sendDocument(reply, rendered.html, settings);
}
