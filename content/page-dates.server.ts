import { readAccommodation } from './accommodation.server.ts';
import { readArriving } from './arriving.server.ts';
import { articles, type ArticleFacts } from './blog/articles.server.ts';
import { readBudget } from './budget.server.ts';
import { embassiesCheckedOn } from './data/embassies.ts';
import { guideSourcesReadOn } from './data/guide-sources.ts';
import { readEmergencies } from './emergencies.server.ts';
import { readFaq } from './faq.server.ts';
import { readHome } from './home.server.ts';
import { defaultLocale as locale } from './locale.ts';
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

/** What reads the figures of a page, by the file of the page; they are the same in every language. */
const figuresOf: Readonly<Record<string, (page: PageId) => { readonly figures: PageFigures }>> = {
  home: () => readHome(locale),
  requirements: () => readRequirements(locale),
  arriving: () => readArriving(locale),
  emergencies: () => readEmergencies(locale),
  transport: () => readTransport(locale),
  metro: () => readMetro(locale),
  accommodation: () => readAccommodation(locale),
  budget: () => readBudget(locale),
  faq: () => readFaq(locale),
  tourism: () => readTourism(locale),
  seoul: () => readCity('seoul', locale),
  busan: () => readCity('busan', locale),
  'more-places': (page) => readMorePlaces(page === 'more-busan' ? 'busan' : 'seoul', locale),
  'other-destinations': () => readDestinations(locale),
  shopping: () => readShopping(locale),
  itineraries: (page) => readItineraries(page, locale),
  study: () => readStudy(locale),
  'first-month': () => readFirstMonth(locale),
  'practical-guide': (page) => readPracticalGuide(page as PracticalPageId, locale),
};

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
  const figures = figuresOf[pageEntry(page).file]?.(page).figures.figures ?? [];
  return lastCheckedOn(figures.map(({ id }) => id));
}

function isPracticalPage(page: PageId): page is PracticalPageId {
  return Object.hasOwn(practicalGuides, page);
}
