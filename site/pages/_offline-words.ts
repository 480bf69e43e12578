import type { APIContext } from 'astro';
import { readOfflineWords } from '#content/offline.server.ts';
import { localeOf } from '#content/pages.ts';

/** What is said about the connection and the saved guide, in the language of the path. */
export function GET({ url }: APIContext): Response {
  return Response.json(readOfflineWords(localeOf(url)));
}
