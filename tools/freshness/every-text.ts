import { articles, articleText } from '#content/blog/articles.server.ts';
import { answers } from '#content/data/answers/answers.ts';
import { locales, type Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { figurePath } from '#content/open-data-paths.ts';
import { pageIds, pathTo, type PageId } from '#content/pages.ts';
import { readFigures } from '#content/register/figures.ts';
import { figureIds, type FigureId } from '#content/register/register.ts';
import { stayPapers } from '#content/text/stay-papers.ts';
import { readEntryRules, readPassports } from '#site/features/entry/read.ts';
import { readFaq } from '#site/features/faq/read.ts';
import { readHome } from '#site/features/home/read.ts';
import { readCountdown } from '#site/features/my-trip/read-countdown.ts';
import { pagesWith } from '#site/features/open-data/read-figures-data.ts';
import { readSchools } from '#site/features/schools/read.ts';
import { readPage } from '#site/lib/read-page.ts';

/** A sentence of the guide as it is written on the day of the build. */
export interface Said {
  readonly locale: Locale;
  /** The page on which it stands, or where it is said: `/requisitos`. */
  readonly where: string;
  /** Its place in what the page reads, the same on every day: `sections.2.fact`. */
  readonly at: string;
  readonly text: string;
}

/** The paths of the pages with a figure, in English. */
export const pathsWith = (id: FigureId): string[] =>
  pagesWith(id).map((page) => pathTo(page, 'en'));

/** Every text of the pages, their questions, figures and answers, in every language. */
export const everyText = (): Said[] => locales.flatMap(textsIn);

function textsIn(locale: Locale): Said[] {
  const read: readonly (readonly [page: PageId, reader: string, value: unknown])[] = [
    ...pageIds.map((page) => [page, 'text', readPage(locale, page).text] as const),
    ...articles.map(({ page }) => [page, 'article', articleText(page, locale)] as const),
    ['home', 'home', readHome(locale)],
    ['faq', 'items', readFaq(locale).items],
    ['schools', 'schools', readSchools(locale)],
    ['trip-countdown', 'countdown', readCountdown(locale)],
    ['requirements', 'rules', readEntryRules(locale)],
    ['requirements', 'passports', readPassports(locale)],
    ['search', 'answers', localize(answers, locale)],
    ['budget', 'papers', localize(stayPapers, locale)],
  ];
  const figures = readFigures(figureIds, locale).flatMap(({ id, value, note }) =>
    said({ locale, where: figurePath(id, locale), at: 'figure' }, { value, note }),
  );
  const pages = read.flatMap(([page, at, value]) =>
    said({ locale, where: pathTo(page, locale), at }, value),
  );
  return [...pages, ...figures];
}

function said(place: Omit<Said, 'text'>, value: unknown): Said[] {
  if (typeof value === 'string') return [{ ...place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    said({ ...place, at: `${place.at}.${key}` }, part),
  );
}
