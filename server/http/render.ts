import { defaultLocale, isLocale, type Locale } from '#content/locale.ts';
import { isShared, pageIds, paths } from '#content/pages.ts';
import type { FastifyRequest } from 'fastify';
import { hashOf, type Content } from './files.ts';
import { documentPolicy } from './headers.ts';
import type { Settings } from '../settings.ts';

/** Renders one page or its data. */
export type Handle = (request: Request) => Promise<Response>;

/** Pages without a path of their own in each language: they depend on `?lang=` and the cookie, on nothing else. */
const kept: readonly string[] = pageIds.filter(isShared).map((page) => paths[page][defaultLocale]);

/** How long (ms) they stay in memory. */
const keptFor = 60_000;

/** A path that no page has. */
const unknownPath = '/404';

/** An answer that can be had: from memory when it is ready. */
export interface Making {
  readonly ready: boolean;
  content(): Promise<Content>;
}

/** The handler decides nothing by these, or must not see them. */
const forwarded = ['accept', 'accept-language', 'cookie', 'user-agent'];

/** Headers that belong to the connection or are made anew. */
const dropped = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding']);

/**
 * Makes the renderer of everything that is not a file. The address that pages see is `publicUrl`, whatever the
 * request's Host says.
 */
export function createRenderer(handle: Handle, settings: Settings, now: () => number = Date.now) {
  const memory = new Map<string, { readonly until: number; readonly content: Promise<Content> }>();

  async function render(path: string, headers: Headers): Promise<Content> {
    const response = await handle(new Request(settings.publicUrl + path, { headers }));
    return contentOf(response, settings);
  }

  function keep(id: string, until: number, content: Promise<Content>, status: number): void {
    memory.set(id, { until, content });
    const forget = () => memory.delete(id);
    content.then((made) => made.status === status || forget(), forget);
  }

  return {
    render: (request: FastifyRequest, path: string, query: string): Making => {
      const key = keyOf(request, path, query);
      if (key === undefined) {
        return {
          ready: false,
          content: () => render(path + query, forwardedHeaders(request)),
        };
      }
      const known = memory.get(key.id);
      if (known && known.until > now()) return { ready: true, content: () => known.content };
      return {
        ready: false,
        content: () => {
          // Only what is part of the key reaches the handler, so the answer is right for all who share the key.
          const headers = new Headers(key.cookie ? { cookie: `language=${key.cookie}` } : {});
          const content = render(path + query, headers);
          keep(key.id, now() + keptFor, content, 200);
          return content;
        },
      };
    },
    /** The document for every path that does not exist, made once for each language. */
    notFound: (locale: Locale): Promise<Content> => {
      const id = `not found ${locale}`;
      const known = memory.get(id);
      if (known) return known.content;
      const content = render(`${unknownPath}?lang=${locale}`, new Headers());
      keep(id, Infinity, content, 404);
      return content;
    },
  };
}

function keyOf(request: FastifyRequest, path: string, query: string) {
  if (!kept.includes(path) || !/^(?:\?lang=[a-z]{2})?$/.test(query)) return undefined;
  const lang = query.slice('?lang='.length);
  if (lang && !isLocale(lang)) return undefined;
  const cookie = request.cookies['language'];
  const language = isLocale(cookie) ? cookie : '';
  return { id: [path, lang, language].join(' '), cookie: language };
}

function forwardedHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const name of forwarded) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}

async function contentOf(response: Response, settings: Settings): Promise<Content> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of response.headers) if (!dropped.has(name)) headers[name] = value;
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  const type = response.headers.get('content-type') ?? '';
  // Data that was loaded ahead serves the click that follows, without asking again.
  const ahead = response.status === 200 && type.startsWith('text/x-script');
  headers['cache-control'] ??= ahead ? 'private, max-age=10' : 'private, no-cache';
  headers['vary'] = 'Accept-Encoding, Cookie';
  if (type.startsWith('text/html')) {
    headers['content-security-policy'] = documentPolicy(body.toString(), settings);
  }
  return { status: response.status, headers, body, hash: hashOf(body), encoded: {} };
}
