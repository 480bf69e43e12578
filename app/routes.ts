import { route, type RouteConfig } from '@react-router/dev/routes';
import { locales } from '#content/locale.ts';
import { appManifestPath, offlineWordsPath } from '#content/offline-paths.ts';
import {
  discoveryPaths,
  entryRulesPath,
  feedPath,
  pageEntry,
  pageIds,
  paths,
  redirects,
  searchIndexPath,
} from '#content/pages.ts';

/** Every path of the registry, once: a shared path is one route. */
const pageRoutes = pageIds.flatMap((page) =>
  [...new Set(locales.map((locale) => paths[page][locale]))].map((path, index) =>
    route(path, `pages/${pageEntry(page).file}`, { id: `${page}.${index}`, caseSensitive: true }),
  ),
);

export default [
  ...pageRoutes,
  ...locales.map((locale) =>
    route(entryRulesPath(locale), 'pages/entry-rules.ts', { id: `entry-rules.${locale}` }),
  ),
  ...locales.map((locale) =>
    route(feedPath(locale), 'pages/blog-feed.ts', { id: `feed.${locale}` }),
  ),
  ...discoveryPaths.map((path) => route(path, 'pages/discovery.ts', { id: path })),
  ...locales.map((locale) =>
    route(searchIndexPath(locale), 'pages/search-index.ts', { id: `search-index.${locale}` }),
  ),
  ...locales.map((locale) =>
    route(offlineWordsPath(locale), 'pages/offline-words.ts', { id: `offline-words.${locale}` }),
  ),
  ...locales.map((locale) =>
    route(appManifestPath(locale), 'pages/app-manifest.ts', { id: `app-manifest.${locale}` }),
  ),
  ...redirects.map(({ from }) => route(from, 'pages/redirect.ts', { id: from })),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
