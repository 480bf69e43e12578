import { owner } from '#content/data/owner.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { readPage } from '#site/lib/read-page.ts';
import type { TextPart } from '#domain/text/search-terms.ts';
import type { SearchAnswer } from './search-index.ts';

/** How many results of a kind there are, as many as the page of the search shows at first. */
const ofEachKind = 5;

/** What the page of the search shows for a query, for programs: with addresses and without marks. */
export function readSearchReply(locale: Locale, query: string, answer: SearchAnswer) {
  const { kinds } = readPage(locale, 'search').text;
  return {
    query,
    language: locale,
    page: address(`${pathTo('search', locale)}?${new URLSearchParams({ q: query })}`),
    total: answer.total,
    partial: answer.partial,
    answers: answer.answers.map(({ question, text, sources, links }) => ({
      question,
      text,
      sources,
      links: links.map(({ href, label }) => ({ title: label, url: address(href) })),
    })),
    hits: answer.groups.flatMap(({ kind, hits }) =>
      hits.slice(0, ofEachKind).map(({ href, title, hangul, where, context }) => ({
        kind,
        kindName: kinds[kind as keyof typeof kinds],
        title: plain(title),
        korean: hangul && plain(hangul),
        where,
        what: plain(context),
        url: address(href),
      })),
    ),
  };
}

export type SearchReply = ReturnType<typeof readSearchReply>;

const address = (href: string) => owner.origin + href;

const plain = (parts: readonly TextPart[]) => parts.map(({ text }) => text).join('');
