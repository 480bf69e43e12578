import type { APIContext } from 'astro';
import { localeOf } from '#content/pages-by-path.ts';
import { readTripTool } from '#site/features/my-trip/read-trip-tool.ts';

/** The words and facts of the tool on the page of one's own trip, in the language of the path. */
export function GET({ url }: APIContext): Response {
  return Response.json(readTripTool(localeOf(url)));
}
