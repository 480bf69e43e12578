import type { APIContext } from 'astro';
import { localeOf } from '#content/pages-by-path.ts';
import { readEntryRules } from '#site/features/entry/read.ts';

/** What the entry checker answers with, in the language of the path. */
export function GET({ url }: APIContext): Response {
  return Response.json(readEntryRules(localeOf(url)));
}
