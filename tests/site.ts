import { text as contact } from '#content/text/contact.ts';
import { text as home } from '#content/text/home.ts';
import { text as notFound } from '#content/text/not-found.ts';
import { locales, type Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { pageEntry, pageIds, pathTo, type PageId } from '#content/pages.ts';
import { en } from '#content/ui/en.ts';
import { es, type Ui } from '#content/ui/es.ts';

/** One page in one language. */
export interface Document {
  readonly page: PageId;
  readonly locale: Locale;
  readonly path: string;
}

/** Every page that exists, in every language. */
export const documents: readonly Document[] = pageIds.flatMap((page) =>
  locales.map((locale) => ({ page, locale, path: pathTo(page, locale) })),
);

/**
 * The first page of every module, in every language. Pages of one module, such as the itineraries,
 * differ in words alone: what only a browser can tell is asked of one of them.
 */
export const views: readonly Document[] = documents.filter(({ page }) => {
  const first = pageIds.find((id) => pageEntry(id).file === pageEntry(page).file);
  return first === page;
});

/** What answers where there is no page, in every language. */
export const missing = [
  { page: 'not-found', locale: 'es', path: '/turismo/nada' },
  { page: 'not-found', locale: 'en', path: '/tourism/nope' },
] as const;

/** `EVERY_VIEW=1`: every page in every language, width and theme, and each journey in every language. */
export const inEveryView = process.env['EVERY_VIEW'] === '1';

/** For journeys whose code is the same in every language: elsewhere than in every view the first stands for all. */
export const journeyLocales: readonly Locale[] = inEveryView ? locales : locales.slice(0, 1);

/** Ends the title of a main journey that is walked in several languages: `npm test` walks it in the first. */
export const mainIn = (locale: Locale) => (locale === locales[0] ? ' @main' : '');

export const headerText: Record<Locale, Ui> = { es, en };

export const homeText = (locale: Locale) => localize(home, locale);

export const contactText = (locale: Locale) => localize(contact, locale);

export const notFoundText = (locale: Locale) => localize(notFound, locale);

/** The name of a language in itself, as the switch shows it. */
export const languageName: Record<Locale, string> = { es: 'Español', en: 'English' };

export const phone = { width: 390, height: 844 };

export const desktop = { width: 1440, height: 900 };

/** For `test.use`: a visitor who has not asked for less motion, as the tests of what moves need. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;
