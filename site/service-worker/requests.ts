import { locales } from '#content/locale.ts';
import { pageAt } from '#content/pages-by-path.ts';
import {
  entryRulesPath,
  isService,
  searchIndexPath,
  tripCataloguePath,
  tripMapPath,
  tripToolPath,
} from '#content/pages.ts';

/**
 * How a request is answered: `leave` is up to the browser; a `page` is kept when it arrives; a `document` is not;
 * the page for a lost connection is the worker's own; `file` never changes under its URL; `data` does.
 */
export type Handling = 'leave' | 'page' | 'document' | 'offline' | 'file' | 'data';

export type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'destination'>;

const dataPaths = [
  tripMapPath,
  ...locales.flatMap((locale) => [
    entryRulesPath(locale),
    searchIndexPath(locale),
    tripCataloguePath(locale),
    tripToolPath(locale),
  ]),
];

/** Never answered from what is kept, nor kept: forms, the office, what machines ask. */
const neverKept = /^\/(?:api|office|metrics|healthz|readyz)(?:\/|$)/;

/** Decides by the request alone. @param origin That of the guide. */
export function handlingOf({ url, method, mode, destination }: Asked, origin: string): Handling {
  const { pathname, origin: asked } = new URL(url);
  if (method !== 'GET' || asked !== origin || neverKept.test(pathname)) return 'leave';
  // The page for a lost connection may not be framed.
  if (destination === 'iframe') return 'leave';
  if (mode === 'navigate') return documentHandling(pathname);
  // What the page itself fetches to save the guide is kept elsewhere.
  if (pathname.startsWith('/assets/')) return destination ? 'file' : 'leave';
  return dataPaths.includes(pathname) ? 'data' : 'leave';
}

function documentHandling(pathname: string): Handling {
  if (/\.\w+$/.test(pathname)) return 'leave';
  const page = pageAt(pathname);
  if (page === 'offline') return 'offline';
  return page && !isService(page) ? 'page' : 'document';
}

/** Whether the document at a URL is the page's own, and not an answer to what its query asks. */
export function isPlain({ searchParams }: Pick<URL, 'searchParams'>): boolean {
  return [...searchParams.keys()].every((name) => name === 'lang');
}

/** The scripts and styles that a document names: it cannot be read without them, and its islands need theirs. */
export function filesOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)\b/g))];
}

/** The modules that a script loads before it runs. */
export function importsOf(script: string): string[] {
  return filesIn(script, /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
}

/** The modules and stylesheets that a script loads as somebody scrolls or acts. */
export function laterImportsOf(script: string): string[] {
  return filesIn(script, /(?:\bimport\(\s*["'`]\.|["'`]\/?assets)\/([\w.-]+\.(?:js|css))["'`]/g);
}

function filesIn(script: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(script.matchAll(pattern), ([, file]) => `/assets/${file}`))];
}
