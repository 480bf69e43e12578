import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { defaultLocale, isLocale, type Locale } from '#content/locale.ts';
import { localeOf } from '#content/pages-by-path.ts';
import {
  budgetRequest,
  readRequestedBudget,
  statesTotal,
  type InvalidBudgetFields,
} from '#domain/budget/budget-request.ts';
import type { BudgetInputs } from '#domain/budget/budget-inputs.ts';
import { calculateBudget } from '#domain/budget/budget.ts';
import type { ContactForm, ContactValues } from '#domain/contact.ts';
import type { Suspicion } from '../storage/messages.ts';
import { HttpError } from './errors.ts';

/** Shortest time (ms) in which a person can fill in the form. */
const leastFillTime = 3000;

/** A request to send a message, before validation. */
export interface ContactRequest {
  readonly form: ContactForm;
  readonly language: Locale;
  /** The fields as they were sent, for validation; they may be missing or of any type. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The fields as text, to fill in the form again. */
  readonly values: ContactValues;
  /** The budget of a requested report; undefined for a plain message. */
  readonly budget: BudgetInputs | undefined;
  /** What is wrong with a budget that was sent; undefined when nothing is. */
  readonly invalidBudget: InvalidBudgetFields | undefined;
  /** Whether the text of a requested report has another total than its inputs. */
  readonly totalDiffers: boolean;
  readonly suspicion: Suspicion | undefined;
  readonly idempotencyKey: string | undefined;
  /** Whether the browser submitted the form without JavaScript and expects a page instead of JSON. */
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
  // HTML forms send a ticked checkbox as "on".
  const ticked = wantsPage ? sent['privacyAccepted'] === 'on' : sent['privacyAccepted'];
  const language = isLocale(sent['language']) ? sent['language'] : defaultLocale;
  const { inputs: budget, invalid: invalidBudget } = readBudget(sent['budget']);
  // The text of a requested report is generated from its inputs; the text that was sent is ignored.
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
    invalidBudget,
    totalDiffers: budget ? namesOtherTotal(sent['message'], budget) : false,
    suspicion: suspicionOf(sent, now),
    idempotencyKey: wantsPage ? formKey(sent) : headerKey(request),
    wantsPage,
  };
}

/** Whether a browser submitted a form without JavaScript. */
export function isFormPost({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('application/x-www') ?? false;
}

/** A form whose body could not be read: only the language of its page is known. */
export function emptyContact(request: FastifyRequest): ContactRequest {
  const { referer = '' } = request.headers;
  const from = URL.canParse(referer) ? localeOf(new URL(referer)) : undefined;
  return {
    form: 'contact',
    language: from ?? defaultLocale,
    fields: {},
    values: { name: '', email: '', subject: '', message: '', privacyAccepted: false },
    budget: undefined,
    invalidBudget: undefined,
    totalDiffers: false,
    suspicion: undefined,
    idempotencyKey: undefined,
    wantsPage: true,
  };
}

/**
 * Robots fill in the hidden field `website`, or send the form at once. A start time in the future is not suspicious,
 * because a visitor's clock may be wrong.
 */
function suspicionOf(sent: Readonly<Record<string, unknown>>, now: number): Suspicion | undefined {
  const { website, startedAt } = sent;
  if (website !== undefined && website !== '') return 'hidden-field';
  // An object may have no conversion to a number.
  const elapsed = now - Number(typeof startedAt === 'object' ? NaN : startedAt || NaN);
  return elapsed >= 0 && elapsed < leastFillTime ? 'too-fast' : undefined;
}

function headerKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key)) throw new HttpError(400);
  return `key:${key}`;
}

/**
 * Forms sent without JavaScript have no idempotency key. It is derived from the text: the same text twice is a double
 * click or a reload.
 */
function formKey(sent: Readonly<Record<string, unknown>>): string {
  const typed = [sent['name'], sent['email'], sent['subject'], sent['message']];
  if (sent['budget']) typed.push(sent['budget'], sent['language']);
  return `form:${createHash('sha256').update(JSON.stringify(typed)).digest('hex')}`;
}

function readBudget(sent: unknown): Partial<ReturnType<typeof readRequestedBudget>> {
  return sent === undefined || sent === null ? {} : readRequestedBudget(sent);
}

/** Whether the text has another total; a form sent without JavaScript has no text. */
function namesOtherTotal(message: unknown, budget: BudgetInputs): boolean {
  return message !== undefined && !statesTotal(text(message), calculateBudget(budget).total);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
