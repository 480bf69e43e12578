import { route, type RouteConfig } from '@react-router/dev/routes';
import { locales } from '#content/locale.ts';
import { pageIds, pages, redirects } from '#content/pages.ts';

/** Every path of the registry, once: a shared path is one route. */
const pageRoutes = pageIds.flatMap((page) =>
  [...new Set(locales.map((locale) => pages[page].path[locale]))].map((path, index) =>
    route(path, `pages/${pages[page].file}`, { id: `${page}.${index}` }),
  ),
);

export default [
  ...pageRoutes,
  ...redirects.map(({ from }) => route(from, 'pages/redirect.ts', { id: from })),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
