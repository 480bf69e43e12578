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
  Record<string, (page: PageId, locale: Locale) => { readonly figures: PageFigures }>
> = {
  home: (_page, locale) => readHome(locale),
  requirements: (_page, locale) => readRequirements(locale),
  arriving: (_page, locale) => readArriving(locale),
  emergencies: (_page, locale) => readEmergencies(locale),
  transport: (_page, locale) => readTransport(locale),
  metro: (_page, locale) => readMetro(locale),
  accommodation: (_page, locale) => readAccommodation(locale),
  budget: (_page, locale) => readBudget(locale),
  faq: (_page, locale) => readFaq(locale),
  tourism: (_page, locale) => readTourism(locale),
  seoul: (_page, locale) => readCity('seoul', locale),
  busan: (_page, locale) => readCity('busan', locale),
  'more-places': (page, locale) =>
    readMorePlaces(page === 'more-busan' ? 'busan' : 'seoul', locale),
  'other-destinations': (_page, locale) => readDestinations(locale),
  shopping: (_page, locale) => readShopping(locale),
  itineraries: (page, locale) => readItineraries(page, locale),
  study: (_page, locale) => readStudy(locale),
  'first-month': (_page, locale) => readFirstMonth(locale),
  'practical-guide': (page, locale) => readPracticalGuide(page as PracticalPageId, locale),
};

/** The figures at the end of a page, with their sources and their values of March 2025. */
export function pageFigures(page: PageId, locale: Locale): PageFigures | undefined {
  return figuresOf[pageEntry(page).file]?.(page, locale).figures;
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
