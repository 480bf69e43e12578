import { readAccommodation } from './accommodation.server.ts';
import { readArriving } from './arriving.server.ts';
import { articles, type ArticleFacts } from './blog/articles.server.ts';
import { readBudget } from './budget.server.ts';
import { embassiesCheckedOn } from './data/embassies.ts';
import { guideSourcesReadOn } from './data/guide-sources.ts';
import { readEmergencies } from './emergencies.server.ts';
import { readFaq } from './faq.server.ts';
import { readHome } from './home.server.ts';
import { defaultLocale, type Locale } from './locale.ts';
import { readMetro } from './metro.server.ts';
import { pageEntry, type PageId } from './pages.ts';
import {
  readCity,
  readDestinations,
  readItineraries,
  readMorePlaces,
  readTourism,
} from './read.server.ts';
import { readPracticalGuide } from './practical-guides.server.ts';
import { namesSources, practicalGuides, type PracticalPageId } from './practical-guides.ts';
import { lastCheckedOn, type PageFigures } from './register/figures.ts';
import { figureIds } from './register/register.ts';
import { readRequirements } from './requirements.server.ts';
import { readFirstMonth } from './first-month.server.ts';
import { lastSchoolReading } from './schools.server.ts';
import { readShopping } from './shopping.server.ts';
import { readStudy } from './study.server.ts';
import { readTransport } from './transport.server.ts';

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
  seoul: (locale) => readCity('seoul', locale),
  busan: (locale) => readCity('busan', locale),
  'more-places': (locale, page) =>
    readMorePlaces(page === 'more-busan' ? 'busan' : 'seoul', locale),
  'other-destinations': readDestinations,
  shopping: readShopping,
  itineraries: (locale, page) => readItineraries(page, locale),
  study: readStudy,
  'first-month': readFirstMonth,
  'practical-guide': (locale, page) => readPracticalGuide(page as PracticalPageId, locale),
};

/** The figures at the end of a page, with their sources and their values of March 2025. */
export function pageFigures(page: PageId, locale: Locale): PageFigures | undefined {
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
  if (page === 'changes') return lastCheckedOn(figureIds);
  const figures = pageFigures(page, defaultLocale)?.figures ?? [];
  return lastCheckedOn(figures.map(({ id }) => id));
}

function isPracticalPage(page: PageId): page is PracticalPageId {
  return Object.hasOwn(practicalGuides, page);
}
