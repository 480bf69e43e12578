import { Feed } from 'feed';
import { articleHtml } from '#content/blog/article-html.ts';
import {
  articleFigures,
  articles,
  articleText,
  type ArticleFacts,
} from '#content/blog/articles.server.ts';
import { text } from '#content/text/blog.ts';
import { owner } from '#content/data/owner.ts';
import { formats } from '#content/formats.ts';
import { type Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { headingsOf } from '#content/markdown.ts';
import { feedPath, pathTo, type ArticleId, type PageId } from '#content/pages.ts';
import { dayOf, packetOf, piecesOf, stairOf, waysOf } from './article-pieces.ts';
import { readPage } from '#site/lib/read-page.ts';
import { readPageFigures } from '#content/register/figures.ts';

/** The list of articles in one language, newest first. */
export function readBlog(locale: Locale) {
  return {
    ...readPage(locale, 'blog'),
    feed: feedOf(locale),
    articles: articles.map(({ page }) => readCard(page, locale)),
  };
}

export type ArticleCard = ReturnType<typeof readCard>;

function readCard(id: ArticleId, locale: Locale) {
  const { picture, published, goesWith, day, stair, packet }: ArticleFacts = factsOf(id);
  const { heading, lead } = readPage(locale, id).text;
  const { blocks, ...article } = articleText(id, locale);
  const minutes = `${article.minutes}`;
  return {
    id,
    href: pathTo(id, locale),
    picture,
    published,
    date: text.published[locale].replace('{date}', formats[locale].date(published)),
    heading,
    lead,
    goesWith: {
      href: pathTo(goesWith, locale),
      label: readPage(locale, goesWith).text.heading,
    },
    /** What its own page shows largest. */
    day: day?.drawings,
    words: packet ? packetOf(blocks, packet).words : undefined,
    stair: stair ? stairOf(blocks, stair) : undefined,
    minutes: text.minutes[locale].replace('{minutes}', minutes),
  };
}

/** One article in one language, with the pages to read on. */
export function readArticle(locale: Locale, id: ArticleId) {
  const { blocks, minutes, head } = articleText(id, locale);
  const { number, label } = text.figure;
  const facts: ArticleFacts = factsOf(id);
  const { updated, ways = [], packet, day, inset } = facts;
  const card = readCard(id, locale);
  return {
    ...readPage(locale, id),
    articleText: localize(
      {
        blog: text.menu.label,
        contents: text.contents,
        ways: text.ways,
        packet: text.packet,
        day: text.day,
        next: text.related,
        share: text.share,
      },
      locale,
    ),
    feed: feedOf(locale),
    card,
    updated,
    dated: updated
      ? `${card.date}, ${text.updated[locale].replace('{date}', formats[locale].date(updated))}`
      : card.date,
    figure: { number: number.replace('{minutes}', `${minutes}`), label: label[locale] },
    inset: inset && head.insetAlt ? { drawing: inset, alt: head.insetAlt } : undefined,
    pieces: piecesOf(blocks, { ...facts, pull: head.pull }),
    ways: waysOf(blocks, ways),
    day: day && { drawings: day.drawings, items: dayOf(blocks, day.part) },
    packet: packet ? packetOf(blocks, packet) : undefined,
    parts: headingsOf(blocks),
    figures: readPageFigures(articleFigures(id, locale), locale),
    related: factsOf(id).related.map((page: PageId) => {
      const { menu } = readPage(locale, page).text;
      return `[${menu.label}](${page}): ${menu.line}`;
    }),
  };
}

export type ArticlePage = ReturnType<typeof readArticle>;

function factsOf(id: ArticleId) {
  const facts = articles.find(({ page }) => page === id);
  if (!facts) throw new Error(`no article ${id}`);
  return facts;
}

function feedOf(locale: Locale) {
  return { href: feedPath(locale), title: text.feed.title[locale] };
}

/** The articles of one language in full as RSS 2.0. */
export function readFeed(locale: Locale): string {
  const address = (path: string) => owner.origin + path;
  const feed = new Feed({
    title: text.feed.title[locale],
    description: text.description[locale],
    link: address(pathTo('blog', locale)),
    language: locale,
    generator: false,
    feedLinks: { rss: address(feedPath(locale)) },
    updated: new Date(articles[0].published),
  });
  for (const { page, published } of articles) {
    const link = address(pathTo(page, locale));
    const { heading, lead } = readPage(locale, page).text;
    feed.addItem({
      title: heading,
      description: lead,
      content: articleHtml(articleText(page, locale).blocks, locale, owner.origin),
      link,
      date: new Date(published),
    });
  }
  return feed.rss2();
}
