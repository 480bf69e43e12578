import { drawings, type DrawingId } from '#art/index.ts';
import { articles, articleText } from '#content/blog/articles.server.ts';
import { itineraries } from '#content/data/itineraries/itineraries.ts';
import { otherLocales, type Locale } from '#content/locale.ts';
import { sectionsOf, textsOf } from '#content/markdown.ts';
import {
  isService,
  pageEntry,
  pageIds,
  pathTo,
  type LegalPageId,
  type PageId,
} from '#content/pages.ts';
import { readLegal } from '#site/features/legal/read.ts';
import { picture } from '#site/lib/pictures.ts';
import { readPage } from '#site/lib/read-page.ts';
import { readSections } from './read-sections.ts';
import { plainText, type SearchDocument, type SearchKind } from './read-text.ts';

const drawingIds = Object.keys(drawings) as DrawingId[];

/** Older or wrong spellings that the typo tolerance of the search does not cover. */
const otherSpellings: { readonly [Page in PageId]?: string } = {
  seoul: 'Seul',
  busan: 'Pusan',
  'other-destinations': 'Cheju Kyongju Jeonju Chonju',
  'jeju-4days': 'Cheju Chejudo',
  gastronomy: 'kimchee kimchi',
};

/** The name of a page in menus. */
export function readLabel(locale: Locale, page: PageId): string {
  return readPage(locale, page).text.menu.label;
}

/** The pages themselves. */
export function readPageDocuments(locale: Locale): SearchDocument[] {
  const found = pageIds.filter((id) => !isService(id) && id !== 'search');
  return found.map((id) => {
    const { text } = readPage(locale, id);
    const { menu, keywords, description } = text;
    const inOthers = otherLocales(locale).map((other) => readLabel(other, id));
    return {
      kind: kindOf(id),
      title: menu.label,
      hangul: text.hangul,
      other: [keywords, ...inOthers, otherSpellings[id] ?? ''].join(' '),
      text: `${menu.line}. ${description}`,
      href: pathTo(id, locale),
      picture: pictureOf(id),
    };
  });
}

/** The drawing that heads a page and has its name, or that of an article. */
function pictureOf(id: PageId): string | undefined {
  const named: readonly string[] = [`pages/${id}`, `itineraries/${id}`];
  const ofArticle = articles.find(({ page }) => page === id)?.picture;
  const drawing = ofArticle ?? drawingIds.find((each) => named.includes(each));
  return drawing && picture(drawing).src;
}

function kindOf(id: PageId): SearchKind {
  if (pageEntry(id).group === 'legal') return 'legal';
  return articles.some(({ page }) => page === id) ? 'article' : 'page';
}

/** The sections of pages that have an anchor of their own. */
export function readSectionDocuments(locale: Locale): SearchDocument[] {
  return pageIds.flatMap((id) =>
    readSections(locale, id).map(({ anchor, kind, title, text }) => ({
      kind,
      title,
      where: readLabel(locale, id),
      text: plainText(text, locale),
      href: `${pathTo(id, locale)}#${anchor}`,
    })),
  );
}

/** The sections of legal pages, each with only the beginning of its text, as the rest is rarely searched for. */
export function readLegalDocuments(locale: Locale): SearchDocument[] {
  const legal = pageIds.filter((id) => pageEntry(id).group === 'legal');
  return (legal as LegalPageId[]).flatMap((page) =>
    sectionsOf(readLegal(locale, page).blocks).map(({ id, title, blocks }) => ({
      kind: 'legal',
      title,
      where: readLabel(locale, page),
      text: plainText(blocks.slice(0, 1).map(textsOf), locale),
      href: `${pathTo(page, locale)}#${id}`,
    })),
  );
}

/** The days of the itineraries; the itineraries themselves are pages. */
export function readItineraryDocuments(locale: Locale): SearchDocument[] {
  return itineraries.flatMap(({ id, title: where, days }) =>
    days.map(({ day, title, activities }) => ({
      kind: 'itinerary' as const,
      title: title[locale],
      where: where[locale],
      text: plainText(
        activities.map((each) => [`${each.title[locale]}.`, each.location]),
        locale,
      ),
      href: `${pathTo(id, locale)}${day === 1 ? '' : `?day=${day}`}#plan`,
      picture: pictureOf(id),
    })),
  );
}

/** The sections of articles without their sources; the articles themselves are pages. */
export function readArticleDocuments(locale: Locale): SearchDocument[] {
  return articles.flatMap(({ page }) => {
    const sections = sectionsOf(articleText(page, locale).blocks);
    const found = sections.filter(({ id }) => id !== 'sources');
    return found.map(({ title, id, blocks }) => ({
      kind: 'article' as const,
      title,
      where: readLabel(locale, page),
      text: plainText(blocks.map(textsOf), locale),
      href: `${pathTo(page, locale)}#${id}`,
      picture: pictureOf(page),
    }));
  });
}
