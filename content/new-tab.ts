import type { Locale } from './locale.ts';

/** Said to screen readers after a link that leaves the guide. */
export const opensInNewTab: Readonly<Record<Locale, string>> = {
  es: '(se abre en otra pestaña)',
  en: '(opens in a new tab)',
};
