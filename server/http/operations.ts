import { defaultLocale } from '#content/locale.ts';
import { contactLimits, shortestMessage, shortestName } from '#domain/contact.ts';
import { newsletterForms } from '#domain/newsletter.ts';
import { longestQuery } from '#domain/search-query.ts';
import type { Operation } from './api-routes.ts';
import { body, json, language, listOf, object, problems, text, toPage } from './operation-parts.ts';

const open = 'For programs';
const ofPages = 'For the pages of the guide';

const url = { format: 'uri' } as const;

const source = object(
  {
    name: text('Who says it'),
    url: text('Where', url),
    date: text('When it was read or published'),
  },
  ['name', 'url'],
);

const answer = object({
  question: text('The question that it answers'),
  text: text('Two or three sentences'),
  sources: listOf(source),
  links: listOf(object({ title: text('A page that says more'), url: text('Its address', url) })),
});

const hit = object(
  {
    kind: text('The kind of result: `place`, `page`, `question` …'),
    kindName: text('The kind in the language of the search'),
    title: text('What it is called'),
    korean: text('Its name in Korean'),
    where: text('The page or city it belongs to'),
    what: text('A line of its text'),
    url: text('Where the guide has it', url),
  },
  ['kind', 'kindName', 'title', 'what', 'url'],
);

/** What the search answers. */
export const searchReply = object({
  query: text('The question as it was read'),
  language,
  page: text('The same search as a page', url),
  total: { type: 'integer', minimum: 0, description: 'How many results there are in all' },
  partial: {
    type: 'boolean',
    description: 'Whether no result has every word, so that these have some',
  },
  answers: listOf(answer),
  hits: listOf(hit),
});

export const search: Operation = {
  operationId: 'search',
  tags: [open],
  summary: 'Search the guide',
  description:
    'Answers like the page of the search, from the same index: short answers with their sources, then up to five results of each kind, the kind with the best result first. Any website may read it; please keep an answer for as long as `Cache-Control` says.',
  parameters: [
    {
      name: 'q',
      in: 'query',
      required: true,
      description: 'What to look for: words or a whole question, in Spanish, English or Korean',
      schema: { type: 'string', minLength: 1, maxLength: longestQuery },
    },
    {
      name: 'lang',
      in: 'query',
      description: 'The language of the answer; Spanish without it',
      schema: { ...language, default: defaultLocale },
    },
  ],
  responses: {
    '200': json('What was found, which may be nothing', searchReply),
    '304': { description: 'The answer with the ETag in If-None-Match is still right' },
    ...problems(422, 429, 503),
  },
};

export const description: Operation = {
  operationId: 'describe',
  tags: [open],
  summary: 'This description',
  responses: {
    '200': json('The description of the API (OpenAPI 3.1)', {
      type: 'object',
      required: ['openapi', 'info', 'paths'],
    }),
    '304': { description: 'The description with the ETag in If-None-Match is still right' },
  },
};

export const csrfToken: Operation = {
  operationId: 'csrfToken',
  tags: [ofPages],
  summary: 'Get the token that proves that a form was sent from a page of the guide',
  description:
    'Sets a cookie that belongs to the token; send the token in the header X-CSRF-Token.',
  responses: { '200': json('The token', object({ csrfToken: text('The token') })) },
};

const email = text('The address that is answered', { maxLength: contactLimits.email });

export const contact: Operation = {
  operationId: 'sendMessage',
  tags: [ofPages],
  summary: 'Send a message, or ask for a report of a budget',
  description: 'When it says 201 the message is stored, and stored once for each Idempotency-Key.',
  parameters: [
    {
      name: 'X-CSRF-Token',
      in: 'header',
      schema: text('The token, where a browser does not say where the form is from'),
    },
    {
      name: 'Idempotency-Key',
      in: 'header',
      schema: text('The same for every attempt', { maxLength: 128 }),
    },
  ],
  requestBody: body(
    object(
      {
        name: text('Who writes', { minLength: shortestName.home, maxLength: contactLimits.name }),
        email,
        subject: text('About what', { minLength: 1, maxLength: contactLimits.subject }),
        message: text('The message', {
          minLength: shortestMessage,
          maxLength: contactLimits.message,
        }),
        privacyAccepted: { description: '`true`, or `on` from an HTML form', enum: [true, 'on'] },
        language,
        form: { type: 'string', enum: Object.keys(shortestName) },
        budget: {
          description:
            'The inputs of the budget whose report is asked for, or the query of its page',
          type: ['object', 'string'],
        },
      },
      ['email', 'privacyAccepted'],
    ),
  ),
  responses: {
    '201': json('The message is stored', object({ id: text('Its id', { format: 'uuid' }) })),
    ...toPage,
    ...problems(400, 403, 413, 415, 422, 429, 503),
  },
};

export const subscribe: Operation = {
  operationId: 'subscribe',
  tags: [ofPages],
  summary: 'Ask for the newsletter',
  description:
    'A mail with a link to confirm goes to the address. Known and unknown addresses get the same answer.',
  requestBody: body(
    object({ email, language, form: { type: 'string', enum: [...newsletterForms] } }, ['email']),
  ),
  responses: {
    '202': json('A mail is on its way', object({ status: { type: 'string', const: 'accepted' } })),
    ...toPage,
    ...problems(400, 403, 413, 415, 422, 429, 503),
  },
};

const token = object({ token: text('The token of the link in the mail'), language }, ['token']);

const outcome = (status: string, what: string) =>
  json(what, object({ status: { type: 'string', const: status } }));

const outcomes = {
  '200': outcome('done', 'Done'),
  '404': outcome('unknown', 'No link has this token'),
  '409': outcome('used', 'The link has been used'),
  '410': outcome('expired', 'The link is too old: ask again'),
  ...toPage,
  ...problems(400, 413, 415, 503),
};

export const confirm: Operation = {
  operationId: 'confirmSubscription',
  tags: [ofPages],
  summary: 'Confirm a subscription',
  requestBody: body(token),
  responses: outcomes,
};

const inLink = {
  name: 'token',
  in: 'query' as const,
  schema: text('The token of the link in the mail'),
};

export const unsubscribe: Operation = {
  operationId: 'unsubscribe',
  tags: [ofPages],
  summary: 'End a subscription',
  description:
    'Also the one-click request of mail programs (RFC 8058), whose token is in the query.',
  parameters: [inLink],
  requestBody: body(
    object(
      {
        token: text('The token of the link in the mail'),
        language,
        'List-Unsubscribe': text('One-Click'),
      },
      [],
    ),
    'multipart/form-data',
  ),
  responses: outcomes,
};

export const unsubscribePage: Operation = {
  operationId: 'openUnsubscribePage',
  tags: [ofPages],
  summary: 'Open the page that ends a subscription',
  parameters: [inLink, { name: 'language', in: 'query', schema: language }],
  responses: { '302': { description: 'The page with the button' } },
};

export const failedSearch: Operation = {
  operationId: 'countFailedSearch',
  tags: [ofPages],
  summary: 'Count a search in the browser that found nothing',
  requestBody: body(object({ words: text('What was looked for'), language })),
  responses: {
    '204': {
      description: 'Counted, or not because it might be about a person: it is not said which',
    },
    ...problems(400, 403, 413, 415),
  },
};

export const mapTiles: Operation = {
  operationId: 'mapTiles',
  tags: [ofPages],
  summary: 'Where the street map comes from',
  responses: {
    '200': json(
      'The template of its addresses',
      object({ url: text('With `{z}`, `{x}` and `{y}`') }),
    ),
  },
};
