import type { Locale } from '#content/locale.ts';

/** The cache of visited pages. */
export const pagesCache = 'pages';

/** The cache of scripts, styles, typefaces and drawings. */
export const filesCache = 'files';

/** The cache of the guide in one language that the visitor has saved. */
export const guideCache = (locale: Locale) => `guide-${locale}`;

/** Key in session storage of the language whose guide is being saved. */
export const savingKey = 'saving-guide';
