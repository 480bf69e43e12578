import type { APIContext } from 'astro';
import { defaultLocale, isLocale } from '#content/locale.ts';
import { readSearchReply } from '#site/features/search/read-search-reply.ts';
import { answerSearch } from './_answer-search.ts';

/** The search for programs: the server checks the query and asks for this. */
export async function GET({ url }: APIContext): Promise<Response> {
  const asked = url.searchParams.get('lang');
  const locale = isLocale(asked) ? asked : defaultLocale;
  const { query, ...answer } = await answerSearch(locale, url.searchParams.get('q'));
  return Response.json(readSearchReply(locale, query, answer));
}
