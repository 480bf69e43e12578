import { ResponseError, send } from '#site/lib/api.ts';
import { clearDraft, startedAt } from '#site/lib/draft.ts';
import { idempotencyKey } from '#site/lib/idempotency-key.ts';
import type { Locale } from '#content/locale.ts';
import {
  parseContact,
  type ContactFailure,
  type ContactForm,
  type ContactFieldErrors,
} from '#domain/contact.ts';

/** Why a valid message could not be sent. */
export type FailureReason = ContactFailure | 'offline';

export type Outcome =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'invalid'; readonly fieldErrors: ContactFieldErrors }
  | { readonly kind: 'failed'; readonly reason: FailureReason };

/** The field errors of the form. */
export function contactFieldErrors(
  typed: Readonly<Record<string, unknown>>,
  form: ContactForm,
): ContactFieldErrors {
  const parsed = parseContact(typed, form);
  return parsed.ok ? {} : parsed.fieldErrors;
}

/** Validates and sends the form; deletes its draft after success. */
export async function submitContact(
  typed: Readonly<Record<string, unknown>>,
  form: ContactForm,
  language: Locale,
): Promise<Outcome> {
  const parsed = parseContact(typed, form);
  if (!parsed.ok) return { kind: 'invalid', fieldErrors: parsed.fieldErrors };
  const { message } = parsed;
  const { website } = typed;
  const body = { ...message, form, language, website, startedAt: startedAt(form) };
  const key = idempotencyKey(form, JSON.stringify(message));
  try {
    await send('POST', '/api/contact', body, { 'Idempotency-Key': key });
  } catch (error) {
    console.error('the contact message was not sent', error);
    return { kind: 'failed', reason: reasonOf(error) };
  }
  clearDraft(form);
  return { kind: 'sent' };
}

function reasonOf(error: unknown): FailureReason {
  if (error instanceof ResponseError) return error.status === 429 ? 'limited' : 'unavailable';
  return navigator.onLine ? 'unavailable' : 'offline';
}
