import { drawings, type DrawingId } from '#art/index.ts';
import { articles } from '#content/blog/articles.server.ts';
import { locales, type Locale } from '#content/locale.ts';
import { isService, pageIds, type PageId } from '#content/pages.ts';
import { readFrame } from '#site/layout/read-frame.ts';
import { readPage } from '#site/lib/read-page.ts';
import { siteName } from './read-site.ts';

/** The contents of a page's preview picture for social networks. */
export interface Preview {
  readonly drawing: DrawingId;
  /** The name of the guide. */
  readonly site: string;
  readonly heading: string;
  readonly line: string;
  /** The alternative text: what the picture says, and what it shows if the page describes that. */
  readonly alt: string;
}

/** The drawings of pages that neither copy nor page name determines. */
const drawingsOfPages: Readonly<Record<string, DrawingId>> = {
  home: 'hero/korea',
  faq: 'seoul/gyeongbokgung',
  blog: 'seoul/bukchon',
  sitemap: 'seoul/n-seoul-tower',
  changes: 'seoul/dongdaemun-design-plaza',
  data: 'seoul/lotte-world-tower',
  'food-menu': 'pages/gastronomy',
  phrases: 'pages/manners',
  'phrase-card': 'pages/manners',
  'phrase-favourites': 'pages/manners',
  'more-seoul': 'hero/seoul',
  'more-busan': 'hero/busan',
};

/** The preview picture of a page in one language. */
export function readPreview(locale: Locale, page: PageId): Preview {
  const { heading, menu, ...text } = readPage(locale, page).text;
  const drawing = drawingOf(page, 'picture' in text ? text.picture : undefined);
  const shown = 'pictureAlt' in text ? text.pictureAlt : undefined;
  const line = page === 'home' ? readFrame(locale).uiText.tagline : menu.line;
  return {
    drawing: drawing ?? 'hero/korea',
    site: siteName,
    heading,
    line,
    alt: `${heading}. ${drawing && typeof shown === 'string' ? shown : line}`,
  };
}

/** The preview pictures of all pages that are shared, in all languages. */
export function readPreviews() {
  const shared = pageIds.filter((page) => !isService(page));
  return shared.flatMap((page) =>
    locales.map((locale) => ({ page, locale, preview: readPreview(locale, page) })),
  );
}

function drawingOf(page: PageId, inCopy: unknown): DrawingId | undefined {
  const article = articles.find((each) => each.page === page);
  // Long itineraries may have a second page, whose name ends in `-2`.
  const name = page.replace(/-2$/, '');
  const candidates = [
    drawingsOfPages[page],
    inCopy,
    article?.picture,
    `pages/${name}`,
    `hero/${name}`,
    `itineraries/${name}`,
  ];
  return candidates.find(isDrawing);
}

function isDrawing(id: unknown): id is DrawingId {
  return typeof id === 'string' && Object.hasOwn(drawings, id);
}
