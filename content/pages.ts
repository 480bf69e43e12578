import { defaultLocale, isLocale, locales, type Locale } from './locale.ts';

/** The menus of the header, in their order; `study` and `contact` are plain links. */
export const menuGroups = ['plan', 'where', 'what', 'study', 'contact'] as const;

export type MenuGroup = (typeof menuGroups)[number];

/** The groups of the site map, in their order (specification 2, section 2). */
export const pageGroups = [
  'main',
  'tourism',
  'study',
  'resources',
  'blog',
  'contact',
  'legal',
] as const;

interface Page {
  /** One path a language; equal paths are shared, and the language comes from elsewhere. */
  readonly path: Readonly<Record<Locale, string>>;
  /** Where the header lists the page; the order within a menu is the order of this table. */
  readonly menu?: MenuGroup;
  /**
   * The group under which the site map lists the page. A service page belongs to a link in a mail: no menu, site
   * map or search engine lists it, and it is made for each visit.
   */
  readonly group: (typeof pageGroups)[number] | 'service';
  /** The module in `app/pages/`. A page without one is planned: it has an address and no link leads there. */
  readonly file?: string;
}

/** Every page of the guide with its addresses (specification 1, section 2). */
export const pages = {
  home: { path: { es: '/', en: '/' }, group: 'main', file: 'home.tsx' },
  requirements: {
    path: { es: '/requisitos', en: '/requirements' },
    menu: 'plan',
    group: 'resources',
    file: 'requirements.tsx',
  },
  transport: {
    path: { es: '/transporte', en: '/transport' },
    menu: 'plan',
    group: 'resources',
    file: 'transport.tsx',
  },
  accommodation: {
    path: { es: '/alojamiento', en: '/accommodation' },
    menu: 'plan',
    group: 'resources',
    file: 'accommodation.tsx',
  },
  budget: {
    path: { es: '/presupuesto', en: '/budget' },
    menu: 'plan',
    group: 'resources',
    file: 'budget.tsx',
  },
  faq: {
    path: { es: '/preguntas-frecuentes', en: '/faq' },
    menu: 'plan',
    group: 'resources',
    file: 'faq.tsx',
  },
  tourism: {
    path: { es: '/turismo', en: '/tourism' },
    group: 'tourism',
    file: 'tourism.tsx',
  },
  seoul: {
    path: { es: '/turismo/seul', en: '/tourism/seoul' },
    menu: 'where',
    group: 'tourism',
    file: 'seoul.tsx',
  },
  busan: {
    path: { es: '/turismo/busan', en: '/tourism/busan' },
    menu: 'where',
    group: 'tourism',
    file: 'busan.tsx',
  },
  'other-destinations': {
    path: { es: '/turismo/otros-destinos', en: '/tourism/other-destinations' },
    menu: 'where',
    group: 'tourism',
    file: 'other-destinations.tsx',
  },
  gastronomy: {
    path: { es: '/gastronomia', en: '/gastronomy' },
    menu: 'what',
    group: 'resources',
    file: 'gastronomy.tsx',
  },
  shopping: {
    path: { es: '/compras', en: '/shopping' },
    menu: 'what',
    group: 'resources',
    file: 'shopping.tsx',
  },
  itineraries: {
    path: { es: '/itinerarios', en: '/itineraries' },
    menu: 'what',
    group: 'tourism',
    file: 'itineraries.tsx',
  },
  // The first itinerary opens with the page of them all; each of the others has an address of its own,
  // and a long one a second for its last days: no document carries more than five.
  'busan-3days': {
    path: { es: '/itinerarios/busan-3days', en: '/itineraries/busan-3days' },
    group: 'tourism',
    file: 'itineraries.tsx',
  },
  'korea-10days': {
    path: { es: '/itinerarios/korea-10days', en: '/itineraries/korea-10days' },
    group: 'tourism',
    file: 'itineraries.tsx',
  },
  'korea-10days-2': {
    path: {
      es: '/itinerarios/korea-10days/dias-6-10',
      en: '/itineraries/korea-10days/days-6-10',
    },
    group: 'tourism',
    file: 'itineraries.tsx',
  },
  'jeju-4days': {
    path: { es: '/itinerarios/jeju-4days', en: '/itineraries/jeju-4days' },
    group: 'tourism',
    file: 'itineraries.tsx',
  },
  'weekend-seoul': {
    path: { es: '/itinerarios/weekend-seoul', en: '/itineraries/weekend-seoul' },
    group: 'tourism',
    file: 'itineraries.tsx',
  },
  'cultural-7days': {
    path: { es: '/itinerarios/cultural-7days', en: '/itineraries/cultural-7days' },
    group: 'tourism',
    file: 'itineraries.tsx',
  },
  'cultural-7days-2': {
    path: {
      es: '/itinerarios/cultural-7days/dias-5-7',
      en: '/itineraries/cultural-7days/days-5-7',
    },
    group: 'tourism',
    file: 'itineraries.tsx',
  },
  'food-tour-5days': {
    path: { es: '/itinerarios/food-tour-5days', en: '/itineraries/food-tour-5days' },
    group: 'tourism',
    file: 'itineraries.tsx',
  },
  study: {
    path: { es: '/estudiar', en: '/study' },
    menu: 'study',
    group: 'study',
    file: 'study.tsx',
  },
  blog: { path: { es: '/blog', en: '/blog' }, group: 'blog', file: 'blog.tsx' },
  // The text of an article stands in `blog/<language>/<last part of its path>.md`.
  'first-24-hours': {
    path: {
      es: '/blog/primeras-24-horas-desde-incheon',
      en: '/blog/first-24-hours-from-incheon',
    },
    group: 'blog',
    file: 'article.tsx',
  },
  'entry-step-by-step': {
    path: {
      es: '/blog/k-eta-y-e-arrival-paso-a-paso',
      en: '/blog/k-eta-and-e-arrival-step-by-step',
    },
    group: 'blog',
    file: 'article.tsx',
  },
  'vegetarian-or-coeliac': {
    path: {
      es: '/blog/vegetariano-o-celiaco-en-corea',
      en: '/blog/vegetarian-or-coeliac-in-korea',
    },
    group: 'blog',
    file: 'article.tsx',
  },
  'korean-from-scratch': {
    path: { es: '/blog/curso-de-coreano-desde-cero', en: '/blog/korean-course-from-scratch' },
    group: 'blog',
    file: 'article.tsx',
  },
  contact: {
    path: { es: '/contacto', en: '/contact' },
    menu: 'contact',
    group: 'contact',
    file: 'contact.tsx',
  },
  search: { path: { es: '/buscar', en: '/search' }, group: 'main', file: 'search.tsx' },
  sitemap: { path: { es: '/sitemap', en: '/sitemap' }, group: 'main', file: 'sitemap.tsx' },
  'privacy-policy': {
    path: { es: '/politica-privacidad', en: '/privacy-policy' },
    group: 'legal',
    file: 'privacy-policy.tsx',
  },
  'terms-of-service': {
    path: { es: '/terminos-condiciones', en: '/terms-of-service' },
    group: 'legal',
    file: 'terms-of-service.tsx',
  },
  'cookie-policy': {
    path: { es: '/politica-cookies', en: '/cookie-policy' },
    group: 'legal',
    file: 'cookie-policy.tsx',
  },
  'legal-notice': {
    path: { es: '/aviso-legal', en: '/legal-notice' },
    group: 'legal',
    file: 'legal-notice.tsx',
  },
  accessibility: {
    path: { es: '/accesibilidad', en: '/accessibility' },
    group: 'legal',
    file: 'accessibility.tsx',
  },
  'newsletter-confirm': {
    path: { es: '/newsletter/confirmar', en: '/newsletter/confirm' },
    group: 'service',
    file: 'newsletter-confirm.tsx',
  },
  'newsletter-unsubscribe': {
    path: { es: '/newsletter/baja', en: '/newsletter/unsubscribe' },
    group: 'service',
    file: 'newsletter-unsubscribe.tsx',
  },
} as const satisfies Record<string, Page>;

/** A page of the specification, whether it exists yet or not. */
export type AnyPageId = keyof typeof pages;

/** A page that exists; only these can be linked. */
export type PageId = {
  [Id in AnyPageId]: (typeof pages)[Id] extends { file: string } ? Id : never;
}[AnyPageId];

/** A page whose text is an article of the blog. */
export type ArticleId = {
  [Id in PageId]: (typeof pages)[Id]['file'] extends 'article.tsx' ? Id : never;
}[PageId];

const entries = Object.entries(pages) as [AnyPageId, Page][];

/** A page's entry with its optional parts, whichever page it is. */
export function pageEntry(id: AnyPageId): Page {
  return pages[id];
}

export const pageIds = entries
  .filter((entry): entry is [PageId, Page] => entry[1].file !== undefined)
  .map(([id]) => id);

export function isBuilt(page: AnyPageId): page is PageId {
  return pageIds.some((id) => id === page);
}

/** Addresses that moved for good, with the page they lead to (specification 1, section 2). */
export const redirects: readonly {
  readonly from: string;
  readonly to: AnyPageId;
  readonly locale: Locale;
}[] = [
  { from: '/study/seoul', to: 'study', locale: 'en' },
  { from: '/study/busan', to: 'study', locale: 'en' },
  { from: '/estudiar/seul', to: 'study', locale: 'es' },
  { from: '/estudiar/busan', to: 'study', locale: 'es' },
];

/** True when the page has the same path in every language, as `/` and `/sitemap` do. */
export function isShared(page: AnyPageId): boolean {
  return new Set(Object.values(pages[page].path)).size === 1;
}

/** True for pages that only a link in a mail leads to. */
export function isService(page: AnyPageId): boolean {
  return pageEntry(page).group === 'service';
}

/** The address of a page, with `?lang=` where the path alone does not decide the language. */
export function pathTo(page: PageId, locale: Locale): string {
  return addressOf(page, locale);
}

/** The address of any page of the specification, or undefined while the page does not exist. */
export function pathIfBuilt(page: AnyPageId, locale: Locale): string | undefined {
  return isBuilt(page) ? addressOf(page, locale) : undefined;
}

function addressOf(page: AnyPageId, locale: Locale): string {
  const path = pages[page].path[locale];
  return isShared(page) && locale !== defaultLocale ? `${path}?lang=${locale}` : path;
}

/** The page of the registry at a path without query, or undefined. */
export function pageAt(pathname: string): PageId | undefined {
  const path = tidy(pathname);
  return pageIds.find((id) => locales.some((locale) => pages[id].path[locale] === path));
}

function tidy(pathname: string): string {
  return pathname === '/' ? '/' : pathname.replace(/\/+$/, '');
}

/**
 * The language that an address decides by itself: its own path's, or that of its first segment.
 * Undefined for shared and unknown paths.
 */
export function localeOfPath(pathname: string): Locale | undefined {
  // Articles of both languages share their first segment: there the whole path decides.
  const found = pageAt(pathname);
  if (found && !isShared(found))
    return locales.find((locale) => pages[found].path[locale] === tidy(pathname));
  const first = pathname.split('/')[1];
  if (!first) return undefined;
  const owners = locales.filter((locale) =>
    entries.some(([id, page]) => !isShared(id) && page.path[locale].split('/')[1] === first),
  );
  return owners.length === 1 ? owners[0] : undefined;
}

/** The language of a document: its path, else `?lang=`, else the visitor's stored choice, else Spanish. */
export function localeOf(url: Pick<URL, 'pathname' | 'searchParams'>, stored?: string): Locale {
  const wanted = [localeOfPath(url.pathname), url.searchParams.get('lang'), stored];
  return wanted.find(isLocale) ?? defaultLocale;
}

/** Where the rules of entry lie as data, for the checker of the requirements page. */
export function entryRulesPath(locale: Locale): string {
  return `${pages.requirements.path[locale]}/entry-rules.json`;
}

/** Where readers of feeds find the articles of one language. */
export function feedPath(locale: Locale): string {
  return `${pages.blog.path[locale]}/rss.${locale}.xml`;
}

/** What crawlers ask for by a fixed name. */
export const discoveryPaths = ['/sitemap.xml', '/robots.txt', '/llms.txt'] as const;

/** Where the search of one language has what it searches. */
export function searchIndexPath(locale: Locale): string {
  return `${pages.search.path[locale]}/index.json`;
}

/**
 * The paths that are built ahead: every page whose path belongs to one language, and its data. The
 * search answers its `?q=` at run time.
 */
export function prerenderedPaths(): string[] {
  const own = pageIds.filter((id) => !isShared(id) && !isService(id) && id !== 'search');
  return [
    ...own.flatMap((id) => locales.map((locale) => pages[id].path[locale])),
    ...locales.map(entryRulesPath),
    ...discoveryPaths,
    ...locales.map(feedPath),
    ...locales.map(searchIndexPath),
  ];
}
