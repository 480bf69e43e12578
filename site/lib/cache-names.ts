import type { Locale } from '#content/locale.ts';

/** Where the browser keeps the pages that were visited. */
export const pagesCache = 'pages';

/** Where it keeps scripts, styles, typefaces and drawings that were loaded. */
export const filesCache = 'files';

/** Where it keeps the guide of one language that the visitor has saved. */
export const guideCache = (locale: Locale) => `guide-${locale}`;

/** Under what the tab remembers the language of a guide that is being saved. */
export const savingKey = 'saving-guide';
