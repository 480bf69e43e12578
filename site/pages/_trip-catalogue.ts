import type { APIContext } from 'astro';
import { localeOf } from '#content/pages-by-path.ts';
import { readCatalogue } from '#site/features/trips/read-catalogue.ts';

/** What can be a stop of a trip, in the language of the path. */
export function GET({ url }: APIContext): Response {
  return Response.json(readCatalogue(localeOf(url)));
}
