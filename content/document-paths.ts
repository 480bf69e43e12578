import { locales, type Locale } from './locale.ts';
import { appManifestPath } from './offline-paths.ts';
import {
  discoveryPaths,
  entryRulesPath,
  feedPath,
  isService,
  isShared,
  type PageId,
  pageIds,
  paths,
  searchApiPath,
  searchIndexPath,
  tripCataloguePath,
  tripMapPath,
  tripToolPath,
} from './pages.ts';

/** A page of the registry, or the document for paths that lead nowhere. */
export type DocumentId = PageId | 'not-found';

const documentIds: readonly DocumentId[] = [...pageIds, 'not-found'];

/**
 * The path of a document in the build. A document whose path is the same in every language, or that has no
 * path, is in a folder of its language, which the server does not publish under that name.
 */
export function documentPath(id: DocumentId, locale: Locale): string {
  if (id === 'not-found') return `/${locale}/404`;
  const path = paths[id][locale];
  return isShared(id) ? `/${locale}${path}`.replace(/\/$/, '') : path;
}

/**
 * The path of a page as Markdown. Undefined for pages that only work in a browser, and for those of links in mails and
 * of lists, which `/llms.txt` replaces.
 */
export function markdownPath(id: PageId, locale: Locale): string | undefined {
  const isGuide = !isService(id) && id !== 'search' && id !== 'sitemap';
  return isGuide ? `${documentPath(id, locale)}.md` : undefined;
}

/** The path at which Astro renders a document on demand; only the server requests it. */
export function onDemandPath(id: DocumentId, locale: Locale): string {
  return `/on-demand${documentPath(id, locale)}`;
}

/** The path at which Astro answers the search for programs; only the server requests it. */
export const onDemandSearchPath = `/on-demand${searchApiPath}`;

/** The document and language of one of these paths. */
export function documentAt(pathname: string): { readonly id: DocumentId; readonly locale: Locale } {
  const path = pathname.replace(/^\/on-demand/, '').replace(/\/+$/, '');
  for (const id of documentIds) {
    for (const locale of locales) if (documentPath(id, locale) === path) return { id, locale };
  }
  throw new Error(`no document has the path ${pathname}`);
}

/** Routes that are not documents, each with its file in `site/pages/`. */
export const dataRoutes: readonly { readonly path: string; readonly file: string }[] = [
  { path: tripMapPath, file: 'trip-map' },
  ...discoveryPaths.map((path) => ({ path, file: 'discovery' })),
  ...locales.flatMap((locale) => [
    { path: entryRulesPath(locale), file: 'entry-rules' },
    { path: feedPath(locale), file: 'blog-feed' },
    { path: searchIndexPath(locale), file: 'search-index' },
    { path: tripCataloguePath(locale), file: 'trip-catalogue' },
    { path: tripToolPath(locale), file: 'trip-tool' },
    { path: appManifestPath(locale), file: 'app-manifest' },
  ]),
];
