import type { Article, BreadcrumbList, FAQPage, Graph, Thing } from 'schema-dts';
import { owner } from './data/owner.ts';
import type { Locale } from './locale.ts';
import { pageEntry, type PageId, pageIds, paths, pathTo } from './pages.ts';
import { readPage } from './read.server.ts';
import {
  cityData,
  destinationList,
  linkList,
  tripData,
  tripList,
} from './structured-places.server.ts';
import { publisher, siteName, website } from './structured-site.ts';

/** A document: its page, language and data. */
export interface Described {
  readonly page: PageId;
  readonly locale: Locale;
  /** The data of the page, from which questions, dates and articles are read. */
  readonly data: unknown;
  /** The absolute URL of the preview picture, if there is one. */
  readonly image?: string | undefined;
}

/** The structured data of a document (schema.org). */
export function structuredData(document: Described): Graph {
  const { page, locale, data } = document;
  const questions = [...new Map(questionsIn(data).map((each) => [each.question, each])).values()];
  const things: Thing[] = [
    ...(page === 'home' ? [website(locale), publisher(locale)] : [breadcrumb(page, locale)]),
    ...travel(page, locale),
    ...(isArticle(page) ? [article(document)] : []),
    ...(page === 'blog' ? [linkList(articlesIn(data))] : []),
    ...(questions.length > 0 ? [faq(questions)] : []),
  ];
  return { '@context': 'https://schema.org', '@graph': things };
}

function travel(page: PageId, locale: Locale): Thing[] {
  if (page === 'seoul' || page === 'busan') return [cityData(page, locale)];
  if (page === 'other-destinations') return [destinationList(locale)];
  if (page === 'itineraries') return [tripList(locale)];
  if (pageEntry(page).file === 'itineraries') return [tripData(page, locale)];
  if (page !== 'tourism') return [];
  const places = ['seoul', 'busan', 'other-destinations'] as const;
  return [linkList(places.map((id) => ({ name: labelOf(id, locale), href: pathTo(id, locale) })))];
}

/** The parent pages, by the segments of the path. */
function breadcrumb(page: PageId, locale: Locale): BreadcrumbList {
  const path = paths[page][locale];
  const above = pageIds
    .filter((id) => id === 'home' || path.startsWith(`${paths[id][locale]}/`))
    .toSorted((a, b) => paths[a][locale].length - paths[b][locale].length);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, page].map((id, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: labelOf(id, locale),
      item: owner.origin + pathTo(id, locale),
    })),
  };
}

function labelOf(page: PageId, locale: Locale): string {
  return readPage(page, locale).copy.menu.label;
}

/** Whether a page is an article in schema.org; places, trips and questions have their own types. */
function isArticle(page: PageId): boolean {
  const { group = '', file } = pageEntry(page);
  if (page === 'faq' || page === 'blog' || file === 'search') return false;
  return ['resources', 'study', 'blog'].includes(group);
}

function article({ page, locale, data, image }: Described): Article {
  const { heading, description } = readPage(page, locale).copy;
  const published = publishedIn(data);
  const updated = isObject(data) && typeof data['updated'] === 'string' && data['updated'];
  const us = { '@type': 'Organization', name: siteName, url: `${owner.origin}/` } as const;
  return {
    '@type': 'Article',
    headline: heading,
    description,
    url: owner.origin + pathTo(page, locale),
    inLanguage: locale,
    ...(image && { image }),
    ...(published && { datePublished: published }),
    ...(updated && { dateModified: updated }),
    author: us,
    publisher: us,
  };
}

interface Question {
  readonly question: string;
  readonly answer: string | readonly string[];
}

function faq(questions: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plain([answer].flat().join(' ')) },
    })),
  };
}

/** Prose without the Markdown of links and emphasis. */
function plain(prose: string): string {
  return prose.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('**', '');
}

type Fields = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** Every question with its answer, at any depth of the page's data. */
function questionsIn(data: unknown): Question[] {
  if (!isObject(data)) return [];
  return isQuestion(data) ? [data] : Object.values(data).flatMap(questionsIn);
}

function isQuestion(value: Fields): value is Fields & Question {
  const { question, answer } = value;
  const isProse = (part: unknown) => typeof part === 'string';
  return isProse(question) && (isProse(answer) || (Array.isArray(answer) && answer.every(isProse)));
}

function publishedIn(data: unknown): string | undefined {
  const card = isObject(data) ? data['card'] : undefined;
  return isObject(card) && typeof card['published'] === 'string' ? card['published'] : undefined;
}

function articlesIn(data: unknown) {
  const list = isObject(data) && Array.isArray(data['articles']) ? data['articles'] : [];
  return list
    .filter(isObject)
    .map(({ heading, href }) => ({ name: String(heading), href: String(href) }));
}
