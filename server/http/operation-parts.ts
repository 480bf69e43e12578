import { locales } from '#content/locale.ts';
import type { ApiAnswer, Schema } from './api-routes.ts';
import { codes, type ErrorStatus } from './errors.ts';

export const language: Schema = { type: 'string', enum: [...locales] };

export const text = (description: string, more: Schema = {}): Schema => ({
  type: 'string',
  description,
  ...more,
});

/** An object that has these properties and, unless it is said, all of them. */
export function object(
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[] = Object.keys(properties),
): Schema {
  return { type: 'object', properties: { ...properties }, required: [...required] };
}

export const listOf = (items: Schema): Schema => ({ type: 'array', items });

export function json(description: string, schema: Schema): ApiAnswer {
  return { description, content: { 'application/json': { schema } } };
}

const retryAfter = { description: 'Seconds to wait', schema: { type: 'integer' } } as const;

/** What each problem means, and what to do. */
const meanings: Partial<Readonly<Record<ErrorStatus, string>>> = {
  400: 'The request cannot be read: send what is described here.',
  403: 'The request does not come from a page of the guide: send the header X-CSRF-Token.',
  413: 'The body is too large.',
  415: 'The body is in a format that is not read here.',
  422: 'What was sent is not valid; `fields` names each field and what is wrong with it.',
  429: 'Too many requests: wait as long as Retry-After says.',
  503: 'It cannot be answered at the moment: try again after Retry-After.',
};

/** The answers to what goes wrong, each with the code in `error`. */
export function problems(...statuses: readonly ErrorStatus[]): Record<string, ApiAnswer> {
  const entries = statuses.map((status): [string, ApiAnswer] => {
    const waits = status === 429 || status === 503;
    const answer = json(meanings[status] ?? codes[status], problem(status));
    return [
      String(status),
      { ...answer, ...(waits && { headers: { 'Retry-After': retryAfter } }) },
    ];
  });
  return Object.fromEntries(entries);
}

function problem(status: ErrorStatus): Schema {
  const error: Schema =
    status === 422
      ? { type: 'string', enum: [codes[422], 'idempotency-key-reused'] }
      : { type: 'string', const: codes[status] };
  const fields: Schema = {
    type: 'object',
    description: 'What is wrong, by field',
    additionalProperties: { type: 'string' },
  };
  const message = text('What to do, in the language that was asked for');
  return status === 422
    ? object({ error, fields, message }, ['error', 'fields'])
    : object({ error, message }, ['error']);
}

/** A body that may be JSON or what an HTML form sends. */
export function body(schema: Schema, ...others: readonly string[]) {
  const types = ['application/json', 'application/x-www-form-urlencoded', ...others];
  return { required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}

/** How a form that a browser sent without JavaScript is answered. */
export const toPage: Record<string, ApiAnswer> = {
  '303': { description: 'A form sent by a browser: the page that says what came of it' },
};
