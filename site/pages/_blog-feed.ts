import type { APIContext } from 'astro';
import { readFeed } from '#site/features/blog/read.ts';
import { defaultLocale, locales } from '#content/locale.ts';
import { feedPath } from '#content/pages.ts';

/** The articles for readers of feeds, in the language of the path. */
export function GET({ url }: APIContext): Response {
  const locale = locales.find((each) => feedPath(each) === url.pathname) ?? defaultLocale;
  return new Response(readFeed(locale), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
