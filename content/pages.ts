import { defaultLocale, isLocale, locales, type Locale } from './locale.ts';

/** The menus of the header, in their order; `study` and `contact` are plain links. */
export const menuGroups = ['plan', 'where', 'what', 'study', 'contact'] as const;

export type MenuGroup = (typeof menuGroups)[number];

interface Page {
  /** One path a language; equal paths are shared, and the language comes from elsewhere. */
  readonly path: Readonly<Record<Locale, string>>;
  /** Where the header lists the page; the order within a menu is the order of this table. */
  readonly menu?: MenuGroup;
  /** The group under which the site map lists the page. */
  readonly group: 'main' | 'tourism' | 'study' | 'resources' | 'contact' | 'legal';
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
  },
  transport: { path: { es: '/transporte', en: '/transport' }, menu: 'plan', group: 'resources' },
  accommodation: {
    path: { es: '/alojamiento', en: '/accommodation' },
    menu: 'plan',
    group: 'resources',
  },
  budget: { path: { es: '/presupuesto', en: '/budget' }, menu: 'plan', group: 'resources' },
  faq: { path: { es: '/preguntas-frecuentes', en: '/faq' }, menu: 'plan', group: 'resources' },
  tourism: { path: { es: '/turismo', en: '/tourism' }, group: 'tourism' },
  seoul: {
    path: { es: '/turismo/seul', en: '/tourism/seoul' },
    menu: 'where',
    group: 'tourism',
  },
  busan: {
    path: { es: '/turismo/busan', en: '/tourism/busan' },
    menu: 'where',
    group: 'tourism',
  },
  'other-destinations': {
    path: { es: '/turismo/otros-destinos', en: '/tourism/other-destinations' },
    menu: 'where',
    group: 'tourism',
  },
  gastronomy: { path: { es: '/gastronomia', en: '/gastronomy' }, menu: 'what', group: 'resources' },
  shopping: { path: { es: '/compras', en: '/shopping' }, menu: 'what', group: 'resources' },
  itineraries: {
    path: { es: '/itinerarios', en: '/itineraries' },
    menu: 'what',
    group: 'tourism',
  },
  study: { path: { es: '/estudiar', en: '/study' }, menu: 'study', group: 'study' },
  contact: {
    path: { es: '/contacto', en: '/contact' },
    menu: 'contact',
    group: 'contact',
    file: 'contact.tsx',
  },
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
} as const satisfies Record<string, Page>;

/** A page of the specification, whether it exists yet or not. */
export type AnyPageId = keyof typeof pages;

/** A page that exists; only these can be linked. */
export type PageId = {
  [Id in AnyPageId]: (typeof pages)[Id] extends { file: string } ? Id : never;
}[AnyPageId];

const entries = Object.entries(pages) as [AnyPageId, Page][];

/** A page's entry with its optional parts, whichever page it is. */
export function pageEntry(id: AnyPageId): Page {
  return pages[id];
}

export const pageIds = entries.filter(([, page]) => page.file).map(([id]) => id as PageId);

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
  const path = pathname === '/' ? '/' : pathname.replace(/\/+$/, '');
  return pageIds.find((id) => locales.some((locale) => pages[id].path[locale] === path));
}

/**
 * The language that an address decides by itself: its own path's, or that of its first segment.
 * Undefined for shared and unknown paths.
 */
export function localeOfPath(pathname: string): Locale | undefined {
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

/** The paths that are built ahead: every page whose path belongs to one language. */
export function prerenderedPaths(): string[] {
  return pageIds
    .filter((id) => !isShared(id))
    .flatMap((id) => locales.map((locale) => pages[id].path[locale]));
}
