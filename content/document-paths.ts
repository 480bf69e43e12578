import { locales, type Locale } from './locale.ts';
import { appManifestPath } from './offline-paths.ts';
import {
  discoveryPaths,
  entryRulesPath,
  feedPath,
  isShared,
  type PageId,
  pageIds,
  paths,
  searchIndexPath,
} from './pages.ts';

/** A page of the registry, or the document for paths that lead nowhere. */
export type DocumentId = PageId | 'not-found';

const documentIds: readonly DocumentId[] = [...pageIds, 'not-found'];

/**
 * Where the build has a document. Documents of one path for all languages, and those of no path, lie in the
 * folder of their language, which the server does not publish as it is.
 */
export function documentPath(id: DocumentId, locale: Locale): string {
  if (id === 'not-found') return `/${locale}/404`;
  const path = paths[id][locale];
  return isShared(id) ? `/${locale}${path}`.replace(/\/$/, '') : path;
}

/** Where Astro renders a document whose query parameters matter; only the server asks there. */
export function onDemandPath(id: DocumentId, locale: Locale): string {
  return `/on-demand${documentPath(id, locale)}`;
}

/** The document and the language that one of these paths is for. */
export function documentAt(pathname: string): { readonly id: DocumentId; readonly locale: Locale } {
  const path = pathname.replace(/^\/on-demand/, '').replace(/\/+$/, '');
  for (const id of documentIds) {
    for (const locale of locales) if (documentPath(id, locale) === path) return { id, locale };
  }
  throw new Error(`no document has the path ${pathname}`);
}

/** What is not a document, by path, with the file in `site/pages/` that answers it. */
export const dataRoutes: readonly { readonly path: string; readonly file: string }[] = [
  ...discoveryPaths.map((path) => ({ path, file: 'discovery' })),
  ...locales.flatMap((locale) => [
    { path: entryRulesPath(locale), file: 'entry-rules' },
    { path: feedPath(locale), file: 'blog-feed' },
    { path: searchIndexPath(locale), file: 'search-index' },
    { path: appManifestPath(locale), file: 'app-manifest' },
  ]),
];
