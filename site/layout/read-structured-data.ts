import type {
  Article,
  BreadcrumbList,
  Graph,
  Question,
  Thing,
  WebApplication,
  WebPage,
} from 'schema-dts';
import type { DrawingId } from '#art/index.ts';
import { articles } from '#content/blog/articles.server.ts';
import { menuDishes } from '#content/data/menu/menu.ts';
import { owner } from '#content/data/owner.ts';
import { visibleSchools } from '#content/data/schools.ts';
import type { Locale } from '#content/locale.ts';
import { plainProse } from '#domain/text/plain-prose.ts';
import { articleDates, changedOn } from './read-page-dates.ts';
import { pageEntry, type PageId, pageIds, paths, pathTo } from '#content/pages.ts';
import { readPage } from '#site/lib/read-page.ts';
import {
  readCityData,
  readDestinationList,
  readFurtherList,
  linkList,
  readTripData,
  readTripList,
} from './read-structured-places.ts';
import { readDataCatalog } from '#site/features/open-data/read-data-catalogue.ts';
import { publisher, publisherId, website, websiteId } from './read-site.ts';

/** A document: its page, language and data. */
export interface Described {
  readonly page: PageId;
  readonly locale: Locale;
  /** The data of the page, from which its questions are read. */
  readonly data: unknown;
  /** The absolute URL of the preview picture, if there is one. */
  readonly image?: string | undefined;
  /** The absolute URL of a drawing. */
  readonly pictureUrl: (drawing: DrawingId) => string;
}

/** The structured data of a document (schema.org). */
export function structuredData(document: Described): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      website(),
      publisher(),
      webPage(document),
      ...(document.page === 'home' ? [] : [breadcrumb(document)]),
      ...subjects(document),
    ],
  };
}

/** What the page is about, beside the page itself. */
function subjects(document: Described): Thing[] {
  const { page, locale, pictureUrl } = document;
  const { file } = pageEntry(page);
  if (page === 'seoul' || page === 'busan') return [readCityData(locale, page, pictureUrl)];
  if (page === 'more-seoul') return [readFurtherList(locale, 'seoul', pictureUrl)];
  if (page === 'more-busan') return [readFurtherList(locale, 'busan', pictureUrl)];
  if (page === 'other-destinations') return [readDestinationList(locale, pictureUrl)];
  if (page === 'food-menu') return [menuList(locale)];
  if (page === 'itineraries') return [readTripList(locale)];
  if (file === 'itinerary') return [readTripData(locale, page, pictureUrl)];
  if (page === 'tourism') return [pageList(['seoul', 'busan', 'other-destinations'], locale)];
  if (page === 'blog')
    return [
      pageList(
        articles.map((each) => each.page),
        locale,
      ),
    ];
  if (page === 'schools') return [schoolList(locale)];
  if (page === 'data') return [readDataCatalog(locale)];
  if (page === 'budget' || page === 'metro') return [application(document)];
  return file === 'article' ? [article(document)] : [];
}

const pageTypes: Readonly<Partial<Record<PageId, 'AboutPage' | 'CollectionPage' | 'ContactPage'>>> =
  {
    contact: 'ContactPage',
    blog: 'CollectionPage',
    itineraries: 'CollectionPage',
    'legal-notice': 'AboutPage',
  };

const idOf = ({ page, locale }: Described, part: string) =>
  `${owner.origin}${pathTo(page, locale)}#${part}`;

function webPage(document: Described): WebPage {
  const { page, locale, data, image } = document;
  const { heading, description } = readPage(locale, page).text;
  const asked = questionsOf(data);
  const changed = changedOn(page);
  const common = {
    '@id': idOf(document, 'page'),
    url: owner.origin + pathTo(page, locale),
    name: heading,
    description,
    inLanguage: locale,
    isPartOf: websiteId,
    publisher: publisherId,
    ...(page !== 'home' && { breadcrumb: { '@id': idOf(document, 'breadcrumb') } }),
    ...(image && { primaryImageOfPage: { '@type': 'ImageObject', url: image } as const }),
    ...(changed && { dateModified: changed }),
  } as const;
  return asked.length > 0
    ? { '@type': 'FAQPage', ...common, mainEntity: asked }
    : { '@type': pageTypes[page] ?? 'WebPage', ...common };
}

/** The parent pages, by the segments of the path. */
function breadcrumb(document: Described): BreadcrumbList {
  const { page, locale } = document;
  const path = paths[page][locale];
  const above = pageIds
    .filter((id) => id === 'home' || path.startsWith(`${paths[id][locale]}/`))
    .toSorted((a, b) => paths[a][locale].length - paths[b][locale].length);
  return {
    '@type': 'BreadcrumbList',
    '@id': idOf(document, 'breadcrumb'),
    itemListElement: [...above, page].map((id, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: readLabel(locale, id),
      item: owner.origin + pathTo(id, locale),
    })),
  };
}

function readLabel(locale: Locale, page: PageId): string {
  return readPage(locale, page).text.menu.label;
}

function pageList(pages: readonly PageId[], locale: Locale) {
  return linkList(
    pages.map((page) => ({
      name: readPage(locale, page).text.heading,
      href: pathTo(page, locale),
    })),
  );
}

/** The dishes and drinks of the menu that have no card of their own. */
function menuList(locale: Locale) {
  const path = pathTo('food-menu', locale);
  return linkList(menuDishes.map(({ id, name }) => ({ name, href: `${path}#${id}` })));
}

function article(document: Described): Article {
  const { page, locale, image } = document;
  const { heading, description } = readPage(locale, page).text;
  const dates = articleDates(page);
  return {
    '@type': 'Article',
    '@id': idOf(document, 'article'),
    headline: heading,
    description,
    url: owner.origin + pathTo(page, locale),
    mainEntityOfPage: { '@id': idOf(document, 'page') },
    inLanguage: locale,
    ...(image && { image }),
    ...(dates && { datePublished: dates.published, dateModified: dates.modified }),
    author: publisherId,
    publisher: publisherId,
  };
}

/** The schools that the page compares, each at its answers. */
function schoolList(locale: Locale) {
  return linkList(
    visibleSchools().map(({ id, name }) => ({
      name: name[locale],
      href: `${pathTo('schools', locale)}#${id}`,
    })),
  );
}

/** A tool of the guide, such as the budget calculator: free, and for every browser. */
function application(document: Described): WebApplication {
  const { page, locale, image } = document;
  const { heading, description } = readPage(locale, page).text;
  return {
    '@type': 'WebApplication',
    '@id': idOf(document, 'application'),
    name: heading,
    description,
    url: owner.origin + pathTo(page, locale),
    mainEntityOfPage: { '@id': idOf(document, 'page') },
    inLanguage: locale,
    ...(image && { image }),
    applicationCategory: 'TravelApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
    publisher: publisherId,
  };
}

/** Every question with its answer, at any depth of the page's data, each once. */
function questionsOf(data: unknown): Question[] {
  const found = new Map(questionsIn(data).map((each) => [each.question, each]));
  return [...found.values()].map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainProse([answer].flat().join(' ')) },
  }));
}

interface Answered {
  readonly question: string;
  readonly answer: string | readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

function questionsIn(data: unknown): Answered[] {
  if (typeof data !== 'object' || data === null) return [];
  const fields: Fields = { ...data };
  return isAnswered(fields) ? [fields] : Object.values(fields).flatMap(questionsIn);
}

function isAnswered(value: Fields): value is Fields & Answered {
  const { question, answer } = value;
  const isProse = (part: unknown) => typeof part === 'string';
  return isProse(question) && (isProse(answer) || (Array.isArray(answer) && answer.every(isProse)));
}
