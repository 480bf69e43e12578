import { defaultLocale, type Locale } from './locale.ts';

/**
 * The lists of pages in the header's menus, in their order. `arrived` stands beside `plan` in one menu on wide screens;
 * a list of a single page is a plain link.
 */
export const menuGroups = ['plan', 'arrived', 'where', 'what', 'study', 'contact'] as const;

export type MenuGroup = (typeof menuGroups)[number];

/** The groups of the site map, in their order. */
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
  /** The list of the header that names the page, in the order of this table. */
  readonly menu?: MenuGroup;
  /** The group under which the site map lists the page; a service page has none. */
  readonly group?: (typeof pageGroups)[number];
  /** The file in `site/pages/`, without its underscore and ending. */
  readonly file: string;
  /** Query parameters that the server reads when it renders the page, beside `lang`; others are for scripts. */
  readonly query?: readonly string[];
}

/**
 * The paths of every page, one for each language. Where they are equal, `?lang=` or
 * the stored choice decides the language. A separate table, as browsers need no more of the registry.
 */
export const paths = {
  home: { es: '/', en: '/' },
  trip: { es: '/mi-viaje', en: '/my-trip' },
  'trip-countdown': { es: '/mi-viaje/cuenta-atras', en: '/my-trip/countdown' },
  requirements: { es: '/requisitos', en: '/requirements' },
  arriving: { es: '/llegar', en: '/arriving' },
  transport: { es: '/transporte', en: '/transport' },
  metro: { es: '/transporte/metro', en: '/transport/subway' },
  accommodation: { es: '/alojamiento', en: '/accommodation' },
  emergencies: { es: '/emergencias', en: '/emergencies' },
  embassies: { es: '/embajadas', en: '/embassies' },
  phrases: { es: '/frases', en: '/phrases' },
  'phrases-courtesy': { es: '/frases/hablar-y-saludar', en: '/phrases/greeting-and-talking' },
  'phrases-taxi': { es: '/frases/taxi', en: '/phrases/taxi' },
  'phrases-lost': { es: '/frases/moverse-y-perderse', en: '/phrases/getting-about' },
  'phrases-eating': { es: '/frases/comer-fuera', en: '/phrases/eating-out' },
  'phrases-allergy': { es: '/frases/alergia-y-dieta', en: '/phrases/allergy-and-diet' },
  'phrases-shopping': { es: '/frases/pagar-y-comprar', en: '/phrases/paying-and-shopping' },
  'phrases-health': { es: '/frases/medico-y-farmacia', en: '/phrases/doctor-and-pharmacy' },
  'phrases-police': { es: '/frases/policia', en: '/phrases/police-and-theft' },
  'phrases-school': { es: '/frases/escuela-y-clase', en: '/phrases/school-and-class' },
  'phrases-home': { es: '/frases/alojamiento-y-casero', en: '/phrases/lodging-and-landlord' },
  'phrases-immigration': { es: '/frases/inmigracion', en: '/phrases/immigration' },
  'phrases-bank': { es: '/frases/banco-y-telefono', en: '/phrases/bank-and-phone' },
  'phrase-card': { es: '/frases/tarjeta', en: '/phrases/card' },
  'phrase-favourites': { es: '/frases/favoritas', en: '/phrases/favourites' },
  budget: { es: '/presupuesto', en: '/budget' },
  faq: { es: '/preguntas-frecuentes', en: '/faq' },
  tourism: { es: '/turismo', en: '/tourism' },
  seoul: { es: '/turismo/seul', en: '/tourism/seoul' },
  busan: { es: '/turismo/busan', en: '/tourism/busan' },
  'more-seoul': { es: '/turismo/seul/mas-lugares', en: '/tourism/seoul/more-places' },
  'more-busan': { es: '/turismo/busan/mas-lugares', en: '/tourism/busan/more-places' },
  'other-destinations': { es: '/turismo/otros-destinos', en: '/tourism/other-destinations' },
  gastronomy: { es: '/gastronomia', en: '/gastronomy' },
  'food-menu': { es: '/gastronomia/carta', en: '/gastronomy/menu' },
  shopping: { es: '/compras', en: '/shopping' },
  'series-and-music': { es: '/turismo/series-y-musica', en: '/tourism/series-and-music' },
  itineraries: { es: '/itinerarios', en: '/itineraries' },
  // The page of all itineraries shows the first one.
  'seoul-5days': { es: '/itinerarios/seul-5-dias', en: '/itineraries/seoul-5days' },
  'busan-3days': { es: '/itinerarios/busan-3-dias', en: '/itineraries/busan-3days' },
  'korea-10days': { es: '/itinerarios/corea-10-dias', en: '/itineraries/korea-10days' },
  'jeju-4days': { es: '/itinerarios/jeju-4-dias', en: '/itineraries/jeju-4days' },
  'weekend-seoul': { es: '/itinerarios/fin-de-semana-en-seul', en: '/itineraries/weekend-seoul' },
  'cultural-7days': { es: '/itinerarios/corea-cultural-7-dias', en: '/itineraries/cultural-7days' },
  'food-tour-5days': {
    es: '/itinerarios/ruta-gastronomica-5-dias',
    en: '/itineraries/food-tour-5days',
  },
  study: { es: '/estudiar', en: '/study' },
  schools: { es: '/estudiar/escuelas', en: '/study/schools' },
  scholarships: { es: '/estudiar/becas', en: '/study/scholarships' },
  'first-month': { es: '/estudiar/primer-mes', en: '/study/first-month' },
  'student-costs': { es: '/estudiar/cuanto-cuesta', en: '/study/what-it-costs' },
  'working-holiday': {
    es: '/estudiar/vacaciones-trabajo-y-visados',
    en: '/study/working-holiday-and-visas',
  },
  blog: { es: '/blog', en: '/blog' },
  // The text of an article is in `blog/<language>/<last part of its path>.md`.
  'seoul-with-children': { es: '/blog/seul-con-ninos', en: '/blog/seoul-with-children' },
  'vegetarian-or-coeliac': {
    es: '/blog/vegetariano-o-celiaco-en-corea',
    en: '/blog/vegetarian-or-coeliac-in-korea',
  },
  'korean-from-scratch': {
    es: '/blog/curso-de-coreano-desde-cero',
    en: '/blog/korean-course-from-scratch',
  },
  'phone-money-apps': { es: '/telefono-dinero-y-apps', en: '/phone-money-and-apps' },
  health: { es: '/salud-y-seguro', en: '/health-and-insurance' },
  safety: { es: '/seguridad-y-ley', en: '/safety-and-law' },
  'where-to-stay': { es: '/donde-dormir', en: '/where-to-stay' },
  seasons: { es: '/cuando-ir', en: '/when-to-go' },
  hangul: { es: '/hangul', en: '/hangul' },
  manners: { es: '/costumbres-y-vida-diaria', en: '/manners-and-everyday-life' },
  changes: { es: '/cambios-y-correcciones', en: '/changes-and-corrections' },
  data: { es: '/datos', en: '/data' },
  contact: { es: '/contacto', en: '/contact' },
  search: { es: '/buscar', en: '/search' },
  sitemap: { es: '/sitemap', en: '/sitemap' },
  'privacy-policy': { es: '/politica-privacidad', en: '/privacy-policy' },
  'terms-of-service': { es: '/terminos-condiciones', en: '/terms-of-service' },
  'cookie-policy': { es: '/politica-cookies', en: '/cookie-policy' },
  'legal-notice': { es: '/aviso-legal', en: '/legal-notice' },
  accessibility: { es: '/accesibilidad', en: '/accessibility' },
  'newsletter-confirm': { es: '/newsletter/confirmar', en: '/newsletter/confirm' },
  'newsletter-unsubscribe': { es: '/newsletter/baja', en: '/newsletter/unsubscribe' },
  offline: { es: '/sin-conexion', en: '/offline' },
} as const satisfies Record<string, Readonly<Record<Locale, string>>>;

export type PageId = keyof typeof paths;

const servicePages: readonly PageId[] = ['newsletter-confirm', 'newsletter-unsubscribe', 'offline'];

/** The parameters of the calculator, which the server reads so that it works without JavaScript. */
const budgetQuery = [
  'step',
  'city',
  'duration',
  'durationType',
  'purpose',
  'budgetLevel',
  'accommodation',
  'includeFood',
  'includeTransport',
  'includeEntertainment',
  'currency',
  'rate',
  'flight',
  'insurance',
  'visa',
  'card',
  'deposit',
  'apostille',
  'application',
  'sent',
];

/** The file of each page, and where the menus and the site map list it. */
const pages = {
  home: { group: 'main', file: 'home', query: ['sent'] },
  trip: { menu: 'plan', group: 'resources', file: 'trip' },
  'trip-countdown': { group: 'resources', file: 'trip-countdown' },
  requirements: { menu: 'plan', group: 'resources', file: 'requirements' },
  arriving: { menu: 'arrived', group: 'resources', file: 'arriving' },
  transport: { menu: 'plan', group: 'resources', file: 'transport' },
  metro: { menu: 'arrived', group: 'resources', file: 'metro', query: ['from', 'to', 'way', 'at'] },
  accommodation: { menu: 'plan', group: 'resources', file: 'accommodation' },
  emergencies: { group: 'resources', file: 'emergencies' },
  embassies: { menu: 'arrived', group: 'resources', file: 'embassies' },
  phrases: { menu: 'plan', group: 'resources', file: 'phrases' },
  'phrases-courtesy': { group: 'resources', file: 'phrase-situation' },
  'phrases-taxi': { group: 'resources', file: 'phrase-situation' },
  'phrases-lost': { group: 'resources', file: 'phrase-situation' },
  'phrases-eating': { group: 'resources', file: 'phrase-situation' },
  'phrases-allergy': { group: 'resources', file: 'phrase-situation' },
  'phrases-shopping': { group: 'resources', file: 'phrase-situation' },
  'phrases-health': { group: 'resources', file: 'phrase-situation' },
  'phrases-police': { group: 'resources', file: 'phrase-situation' },
  'phrases-school': { group: 'resources', file: 'phrase-situation' },
  'phrases-home': { group: 'resources', file: 'phrase-situation' },
  'phrases-immigration': { group: 'resources', file: 'phrase-situation' },
  'phrases-bank': { group: 'resources', file: 'phrase-situation' },
  'phrase-card': { group: 'resources', file: 'phrase-card' },
  'phrase-favourites': { group: 'resources', file: 'phrase-favourites' },
  budget: { menu: 'plan', group: 'resources', file: 'budget', query: budgetQuery },
  faq: { menu: 'plan', group: 'resources', file: 'faq' },
  tourism: { group: 'tourism', file: 'tourism', query: ['type', 'city', 'scene'] },
  seoul: { menu: 'where', group: 'tourism', file: 'seoul' },
  busan: { menu: 'where', group: 'tourism', file: 'busan' },
  'more-seoul': { menu: 'where', group: 'tourism', file: 'more-places' },
  'more-busan': { menu: 'where', group: 'tourism', file: 'more-places' },
  'other-destinations': { menu: 'where', group: 'tourism', file: 'other-destinations' },
  gastronomy: { menu: 'what', group: 'resources', file: 'gastronomy' },
  'food-menu': { group: 'resources', file: 'food-menu' },
  shopping: { menu: 'what', group: 'resources', file: 'shopping' },
  'series-and-music': { menu: 'what', group: 'tourism', file: 'series-and-music' },
  itineraries: { menu: 'what', group: 'tourism', file: 'itineraries' },
  'seoul-5days': { group: 'tourism', file: 'itinerary' },
  'busan-3days': { group: 'tourism', file: 'itinerary' },
  'korea-10days': { group: 'tourism', file: 'itinerary' },
  'jeju-4days': { group: 'tourism', file: 'itinerary' },
  'weekend-seoul': { group: 'tourism', file: 'itinerary' },
  'cultural-7days': { group: 'tourism', file: 'itinerary' },
  'food-tour-5days': { group: 'tourism', file: 'itinerary' },
  study: { menu: 'study', group: 'study', file: 'study' },
  schools: { menu: 'study', group: 'study', file: 'schools' },
  scholarships: { menu: 'study', group: 'study', file: 'practical-guide' },
  'first-month': { menu: 'study', group: 'study', file: 'first-month' },
  'student-costs': { menu: 'study', group: 'study', file: 'practical-guide' },
  'working-holiday': { menu: 'study', group: 'study', file: 'practical-guide' },
  blog: { group: 'blog', file: 'blog' },
  'seoul-with-children': { group: 'blog', file: 'article' },
  'vegetarian-or-coeliac': { group: 'blog', file: 'article' },
  'korean-from-scratch': { group: 'blog', file: 'article' },
  'phone-money-apps': { menu: 'plan', group: 'resources', file: 'practical-guide' },
  health: { menu: 'arrived', group: 'resources', file: 'practical-guide' },
  safety: { menu: 'arrived', group: 'resources', file: 'practical-guide' },
  'where-to-stay': { menu: 'plan', group: 'resources', file: 'where-to-stay' },
  seasons: { menu: 'plan', group: 'resources', file: 'seasons' },
  hangul: { menu: 'plan', group: 'resources', file: 'hangul' },
  manners: { menu: 'arrived', group: 'resources', file: 'practical-guide' },
  changes: { group: 'resources', file: 'changes' },
  data: { group: 'resources', file: 'data' },
  contact: {
    menu: 'contact',
    group: 'contact',
    file: 'contact',
    query: ['sent', 'subject', 'searched', 'school', 'term', 'passport'],
  },
  search: { group: 'main', file: 'search', query: ['q'] },
  sitemap: { group: 'main', file: 'sitemap' },
  'privacy-policy': { group: 'legal', file: 'legal' },
  'terms-of-service': { group: 'legal', file: 'legal' },
  'cookie-policy': { group: 'legal', file: 'legal' },
  'legal-notice': { group: 'legal', file: 'legal' },
  accessibility: { group: 'legal', file: 'legal' },
  'newsletter-confirm': { file: 'newsletter-confirm', query: ['token', 'result'] },
  'newsletter-unsubscribe': { file: 'newsletter-unsubscribe', query: ['token', 'result'] },
  offline: { file: 'offline' },
} as const satisfies Record<PageId, Page>;

/** A page whose text is an article of the blog. */
export type ArticleId = {
  [Id in PageId]: (typeof pages)[Id]['file'] extends 'article' ? Id : never;
}[PageId];

/** The page of a city's attractions. */
export type CityPageId = {
  [Id in PageId]: (typeof pages)[Id]['file'] extends 'seoul' | 'busan' ? Id : never;
}[PageId];

/** The page of a city's further places. */
export type MorePlacesPageId = `more-${CityPageId}`;

/** The page of the phrases of a situation. */
export type PhrasePageId = {
  [Id in PageId]: (typeof pages)[Id]['file'] extends 'phrase-situation' ? Id : never;
}[PageId];

/** A page of legal text. */
export type LegalPageId = {
  [Id in PageId]: (typeof pages)[Id]['file'] extends 'legal' ? Id : never;
}[PageId];

/** The entry of a page. */
export function pageEntry(id: PageId): Page {
  return pages[id];
}

export const pageIds = Object.keys(paths) as PageId[];

/** Paths that have moved permanently, with the page or section that replaced them. */
export const redirects: readonly {
  readonly from: string;
  readonly to: PageId;
  readonly locale: Locale;
  readonly hash?: `#${string}`;
}[] = [
  // Articles that became part of a guide.
  { from: '/blog/primer-mes-de-estudiante', to: 'first-month', locale: 'es' },
  { from: '/blog/first-month-as-a-student', to: 'first-month', locale: 'en' },
  { from: '/blog/telefono-y-dinero-en-corea', to: 'phone-money-apps', locale: 'es' },
  { from: '/blog/phone-and-money-in-korea', to: 'phone-money-apps', locale: 'en' },
  { from: '/blog/cuando-ir-a-corea', to: 'seasons', locale: 'es' },
  { from: '/blog/when-to-go-to-korea', to: 'seasons', locale: 'en' },
  { from: '/blog/primeras-24-horas-desde-incheon', to: 'arriving', locale: 'es' },
  { from: '/blog/first-24-hours-from-incheon', to: 'arriving', locale: 'en' },
  { from: '/blog/k-eta-y-e-arrival-paso-a-paso', to: 'requirements', locale: 'es' },
  { from: '/blog/k-eta-and-e-arrival-step-by-step', to: 'requirements', locale: 'en' },
  { from: '/study/seoul', to: 'study', locale: 'en' },
  { from: '/study/busan', to: 'study', locale: 'en' },
  { from: '/estudiar/seul', to: 'study', locale: 'es' },
  { from: '/estudiar/busan', to: 'study', locale: 'es' },
  // The folders of figures, of files and of what others frame, whose list is the page of the data.
  { from: '/datos/cifras', to: 'data', locale: 'es', hash: '#figures' },
  { from: '/data/figures', to: 'data', locale: 'en', hash: '#figures' },
  { from: '/datos/v1', to: 'data', locale: 'es' },
  { from: '/datos/insertar', to: 'data', locale: 'es', hash: '#embeds' },
  { from: '/data/embed', to: 'data', locale: 'en', hash: '#embeds' },
  // The ids, which were the Spanish paths too.
  { from: '/itinerarios/seoul-5days', to: 'seoul-5days', locale: 'es' },
  { from: '/itinerarios/busan-3days', to: 'busan-3days', locale: 'es' },
  { from: '/itinerarios/korea-10days', to: 'korea-10days', locale: 'es' },
  { from: '/itinerarios/jeju-4days', to: 'jeju-4days', locale: 'es' },
  { from: '/itinerarios/weekend-seoul', to: 'weekend-seoul', locale: 'es' },
  { from: '/itinerarios/cultural-7days', to: 'cultural-7days', locale: 'es' },
  { from: '/itinerarios/food-tour-5days', to: 'food-tour-5days', locale: 'es' },
  // The last days of the long itineraries used to be separate pages.
  {
    from: '/itinerarios/korea-10days/dias-6-10',
    to: 'korea-10days',
    locale: 'es',
    hash: '#day-6',
  },
  {
    from: '/itineraries/korea-10days/days-6-10',
    to: 'korea-10days',
    locale: 'en',
    hash: '#day-6',
  },
  {
    from: '/itinerarios/cultural-7days/dias-5-7',
    to: 'cultural-7days',
    locale: 'es',
    hash: '#day-5',
  },
  {
    from: '/itineraries/cultural-7days/days-5-7',
    to: 'cultural-7days',
    locale: 'en',
    hash: '#day-5',
  },
];

/** True when the page has the same path in every language, as `/` and `/sitemap` do. */
export function isShared(page: PageId): boolean {
  return new Set(Object.values(paths[page])).size === 1;
}

/** True for pages outside menus and site map: those of links in mails, and the offline page. */
export function isService(page: PageId): boolean {
  return servicePages.some((id) => id === page);
}

/** The URL of a page, with `?lang=` when the path does not decide the language. */
export function pathTo(page: PageId, locale: Locale): string {
  const path = paths[page][locale];
  return isShared(page) && locale !== defaultLocale ? `${path}?lang=${locale}` : path;
}

/** The path of the rules of entry as data, for the checker of the requirements page. */
export function entryRulesPath(locale: Locale): string {
  return `${paths.requirements[locale]}/entry-rules.json`;
}

/** The path of what can be a stop of a trip, as data, for planning one. */
export function tripCataloguePath(locale: Locale): string {
  return `${paths.itineraries[locale]}/catalogue.json`;
}

/** The path of the words and facts of the tool on the page of one's own trip. */
export function tripToolPath(locale: Locale): string {
  return `${paths.trip[locale]}/tool.json`;
}

/** The path of what the maps of a trip's days are drawn on, in every language. */
export const tripMapPath = `${paths.trip.es}/map.json`;

/** The path of the RSS feed of one language. */
export function feedPath(locale: Locale): string {
  return `${paths.blog[locale]}/rss.${locale}.xml`;
}

/** The files that crawlers request by a fixed name. */
export const discoveryPaths = ['/sitemap.xml', '/robots.txt', '/llms.txt'] as const;

/** The path of all pages of one language as one file of Markdown, for language models. */
export function fullTextPath(locale: Locale): string {
  return locale === defaultLocale ? '/llms-full.txt' : `/llms-full.${locale}.txt`;
}

/** The path of the search for programs. */
export const searchApiPath = '/api/search';

/** The path of the description of the API (OpenAPI). */
export const apiDescriptionPath = '/api/openapi.json';

/** The path at which searches without result are counted. */
export const failedSearchesPath = '/api/searches';

/** The header by which the page of the search tells the server that it has no result; no visitor gets it. */
export const failedSearchHeader = 'x-failed-search';

/** The path of the search index of one language. */
export function searchIndexPath(locale: Locale): string {
  return `${paths.search[locale]}/index.json`;
}
