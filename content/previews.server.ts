import { drawings, type DrawingId } from '../illustrations/out/drawings.ts';
import { articles } from './blog/articles.server.ts';
import { locales, type Locale } from './locale.ts';
import { isService, pageIds, type PageId } from './pages.ts';
import { readFrame, readPage } from './read.server.ts';
import { siteName } from './structured-site.ts';

/** What the picture shows that stands for a page where it is shared. */
export interface Preview {
  readonly drawing: DrawingId;
  /** The name of the guide. */
  readonly site: string;
  readonly heading: string;
  readonly line: string;
  /** The same for who cannot see it. */
  readonly alt: string;
}

/** Pages whose drawing neither their copy nor their name tells. */
const drawingsOfPages: Readonly<Record<string, DrawingId>> = {
  home: 'hero/korea',
  itineraries: 'itineraries/korea-10days',
  shopping: 'seoul/insadong',
};

/** The preview picture of a page in one language. */
export function readPreview(page: PageId, locale: Locale): Preview {
  const { heading, menu, ...copy } = readPage(page, locale).copy;
  const drawing = drawingOf(page, 'picture' in copy ? copy.picture : undefined);
  const shown = 'pictureAlt' in copy ? copy.pictureAlt : undefined;
  return {
    drawing: drawing ?? 'hero/korea',
    site: siteName,
    heading,
    line: page === 'home' ? readFrame(locale).ui.tagline : menu.line,
    alt: drawing && typeof shown === 'string' ? `${heading}. ${shown}` : heading,
  };
}

/** The preview pictures of all pages that are shared, in all languages. */
export function readPreviews() {
  const shared = pageIds.filter((page) => !isService(page));
  return shared.flatMap((page) =>
    locales.map((locale) => ({ page, locale, preview: readPreview(page, locale) })),
  );
}

function drawingOf(page: PageId, inCopy: unknown): DrawingId | undefined {
  const article = articles.find((each) => each.page === page);
  // A long trip has a page for its first days and one for its last.
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
