import type { FastifyRequest } from 'fastify';
import { defaultLocale, isLocale, type Locale } from '#content/locale.ts';
import { newsletterForms, parseSubscriber } from '#domain/newsletter.ts';
import type { SubscriptionRequest } from '../storage/subscribers.ts';
import { HttpError } from './errors.ts';

/** A request for the newsletter, before validation. */
export interface NewsletterRequest {
  readonly language: Locale;
  /** Undefined when it is no e-mail address. */
  readonly subscription: SubscriptionRequest | undefined;
  readonly suspicious: boolean;
  /** Whether the browser submitted the form without JavaScript and expects a page instead of JSON. */
  readonly wantsPage: boolean;
}

/**
 * Reads JSON and HTML forms alike; unknown fields are ignored.
 * @throws HttpError 400 when the body is no object.
 */
export function readNewsletterRequest(request: FastifyRequest): NewsletterRequest {
  const { sent, wantsPage } = readBody(request);
  const language = readLanguage(sent['language']);
  const email = parseSubscriber(sent['email']);
  const form = newsletterForms.find((name) => name === sent['form']) ?? 'footer';
  const { website } = sent;
  return {
    language,
    subscription: email === undefined ? undefined : { email, language, form },
    // A hidden field, which only robots fill in.
    suspicious: website !== undefined && website !== '',
    wantsPage,
  };
}

/** @throws HttpError 400 when the body is no object. */
export function readBody({ body, headers }: FastifyRequest) {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new HttpError(400);
  const wantsPage = headers['content-type']?.startsWith('application/x-www') ?? false;
  return { sent: body as Readonly<Record<string, unknown>>, wantsPage };
}

export function readLanguage(sent: unknown): Locale {
  return isLocale(sent) ? sent : defaultLocale;
}
