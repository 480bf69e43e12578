import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { defaultLocale, isLocale, type Locale } from '#content/locale.ts';
import { localeOf } from '#content/pages.ts';
import { budgetRequest, readRequestedBudget, statesTotal } from '#domain/budget-request.ts';
import { calculateBudget, type BudgetInputs } from '#domain/budget.ts';
import type { ContactForm, ContactValues } from '#domain/contact.ts';
import { HttpError } from './errors.ts';

/** Nobody fills in the form faster than this (ms). */
const leastFillTime = 3000;

/** A request to send a message, before validation. */
export interface ContactRequest {
  readonly form: ContactForm;
  readonly language: Locale;
  /** The fields as they were sent, for validation; they may be missing or of any type. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The same as text, to fill in the form again. */
  readonly values: ContactValues;
  /** What a report is asked for; null when it cannot be read, undefined when this is just a message. */
  readonly budget: BudgetInputs | null | undefined;
  /** The text of a request for a report names another total than its inputs come to. */
  readonly totalDiffers: boolean;
  readonly suspicious: boolean;
  readonly idempotencyKey: string | undefined;
  /** Sent by the browser itself, without JavaScript: wants a page, not JSON. */
  readonly wantsPage: boolean;
}

/**
 * Reads JSON and HTML forms alike.
 * @throws HttpError 400 when the body is no object or the key is no printable text of up to 128 characters.
 */
export function readContactRequest(request: FastifyRequest, now: number): ContactRequest {
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new HttpError(400);
  const wantsPage = isFormPost(request);
  const sent = body as Readonly<Record<string, unknown>>;
  // HTML sends a ticked box as "on".
  const ticked = wantsPage ? sent['privacyAccepted'] === 'on' : sent['privacyAccepted'];
  const language = isLocale(sent['language']) ? sent['language'] : defaultLocale;
  const budget = readBudget(sent['budget']);
  // The words of a request for a report are fixed: they are made from its inputs, whatever was sent.
  const fields: typeof sent = { ...sent, ...(budget && budgetRequest(budget, language)) };
  return {
    form: sent['form'] === 'contact' || budget ? 'contact' : 'home',
    language,
    fields: { ...fields, privacyAccepted: ticked },
    values: {
      name: text(fields['name']),
      email: text(fields['email']),
      subject: text(fields['subject']),
      message: text(fields['message']),
      privacyAccepted: ticked === true,
    },
    budget,
    totalDiffers: budget ? namesOtherTotal(sent['message'], budget) : false,
    suspicious: isSuspicious(sent, now),
    idempotencyKey: wantsPage ? formKey(sent) : headerKey(request),
    wantsPage,
  };
}

/** Sent by a browser itself, without JavaScript. */
export function isFormPost({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('application/x-www') ?? false;
}

/** What is known of a form that could not be read: the language of the page that it was sent from. */
export function emptyContact(request: FastifyRequest): ContactRequest {
  const { referer = '' } = request.headers;
  const from = URL.canParse(referer) ? localeOf(new URL(referer)) : undefined;
  return {
    form: 'contact',
    language: from ?? defaultLocale,
    fields: {},
    values: { name: '', email: '', subject: '', message: '', privacyAccepted: false },
    budget: undefined,
    totalDiffers: false,
    suspicious: false,
    idempotencyKey: undefined,
    wantsPage: true,
  };
}

/**
 * A robot fills in the hidden field `website`, or sends the form at once. A visitor's clock may run ahead, so a start
 * in the future proves nothing.
 */
function isSuspicious(sent: Readonly<Record<string, unknown>>, now: number): boolean {
  const { website, startedAt } = sent;
  if (website !== undefined && website !== '') return true;
  const elapsed = now - Number(startedAt || NaN);
  return elapsed >= 0 && elapsed < leastFillTime;
}

function headerKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key)) throw new HttpError(400);
  return `key:${key}`;
}

/**
 * Without JavaScript there is no idempotency key: one is derived from the text, because the same text twice is a double
 * click or a reload.
 */
function formKey(sent: Readonly<Record<string, unknown>>): string {
  const typed = [sent['name'], sent['email'], sent['subject'], sent['message']];
  if (sent['budget']) typed.push(sent['budget'], sent['language']);
  return `form:${createHash('sha256').update(JSON.stringify(typed)).digest('hex')}`;
}

function readBudget(sent: unknown): BudgetInputs | null | undefined {
  return sent === undefined || sent === null ? undefined : readRequestedBudget(sent);
}

/** A form without JavaScript sends no text, and so no total. */
function namesOtherTotal(message: unknown, budget: BudgetInputs): boolean {
  return message !== undefined && !statesTotal(text(message), calculateBudget(budget).total);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
