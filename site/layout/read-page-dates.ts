import { readAccommodation } from '#site/features/accommodation/read.ts';
import { readArriving } from '#site/features/arriving/read.ts';
import { articles, type ArticleFacts } from '#content/blog/articles.server.ts';
import { readBudget } from '#site/features/budget/read.ts';
import { embassiesCheckedOn } from '#content/data/embassies.ts';
import { scenesCheckedOn } from '#content/data/scenes/scenes.ts';
import { guideSourcesReadOn } from '#content/data/guide-sources.ts';
import { readEmergencies } from '#site/features/emergencies/read.ts';
import { readFaq } from '#site/features/faq/read.ts';
import { readMenu } from '#site/features/food/read-menu.ts';
import { readHome } from '#site/features/home/read.ts';
import { defaultLocale, type Locale } from '#content/locale.ts';
import { readMetro } from '#site/features/metro/read.ts';
import { pageEntry, type PageId } from '#content/pages.ts';
import {
  readCity,
  readDestinations,
  readMorePlaces,
  readTourism,
} from '#site/features/places/read.ts';
import { readItineraries } from '#site/features/trips/read.ts';
import { readPracticalGuide } from '#site/features/guides/read.ts';
import { namesSources, practicalGuides, type PracticalPageId } from '#content/practical-guides.ts';
import { lastCheckedOn, type PageFigures } from '#content/register/figures.ts';
import { figureIds } from '#content/register/register.ts';
import { readRequirements } from '#site/features/entry/read.ts';
import { readFirstMonth } from '#site/features/first-month/read.ts';
import { lastSchoolReading } from '#site/features/schools/read.ts';
import { readShopping } from '#site/features/shopping/read.ts';
import { readStudy } from '#site/features/study/read.ts';
import { readTransport } from '#site/features/transport/read.ts';

/** What reads the figures of a page, by the file of the page. */
const figuresOf: Readonly<
  Record<string, (locale: Locale, page: PageId) => { readonly figures: PageFigures }>
> = {
  home: readHome,
  requirements: readRequirements,
  arriving: readArriving,
  emergencies: readEmergencies,
  transport: readTransport,
  metro: readMetro,
  accommodation: readAccommodation,
  budget: readBudget,
  faq: readFaq,
  tourism: readTourism,
  seoul: (locale) => readCity(locale, 'seoul'),
  busan: (locale) => readCity(locale, 'busan'),
  'more-places': (locale, page) =>
    readMorePlaces(locale, page === 'more-busan' ? 'busan' : 'seoul'),
  'other-destinations': readDestinations,
  'food-menu': readMenu,
  shopping: readShopping,
  itineraries: (locale, page) => readItineraries(locale, page),
  itinerary: (locale, page) => readItineraries(locale, page),
  study: readStudy,
  'first-month': readFirstMonth,
  'practical-guide': (locale, page) => readPracticalGuide(locale, page as PracticalPageId),
};

/** The figures at the end of a page, with their sources and their values of March 2025. */
export function readFiguresOfPage(locale: Locale, page: PageId): PageFigures | undefined {
  return figuresOf[pageEntry(page).file]?.(locale, page).figures;
}

/** The first and the last day of an article, ISO 8601; undefined for other pages. */
export function articleDates(page: PageId) {
  const facts: ArticleFacts | undefined = articles.find((each) => each.page === page);
  return facts && { published: facts.published, modified: facts.updated ?? facts.published };
}

/**
 * The day on which the content of a page was last checked or changed, ISO 8601: that of an article, of the sources of
 * practical answers, or of the latest figure. Undefined for pages without either.
 */
export function changedOn(page: PageId): string | undefined {
  const article = articleDates(page);
  if (article) return article.modified;
  if (page === 'blog') {
    const days = articles.map((each) => articleDates(each.page)?.modified ?? '');
    return days.toSorted().at(-1);
  }
  if (isPracticalPage(page) && namesSources(page)) return guideSourcesReadOn;
  if (page === 'schools') return lastSchoolReading();
  if (page === 'embassies') return embassiesCheckedOn;
  if (page === 'series-and-music') return scenesCheckedOn;
  if (page === 'changes' || page === 'data') return lastCheckedOn(figureIds);
  const figures = readFiguresOfPage(defaultLocale, page)?.figures ?? [];
  return lastCheckedOn(figures.map(({ id }) => id));
}

function isPracticalPage(page: PageId): page is PracticalPageId {
  return Object.hasOwn(practicalGuides, page);
}
