import { isLocale, otherLocale, type Locale } from '#content/locale.ts';
import { readStored, store } from './storage.ts';

/** Under which the language is kept, in `localStorage` and in a cookie (specification 1, section 3). */
export const languageKey = 'language';

function languageIn(cookies: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${languageKey}=([^;]*)`).exec(cookies)?.[1];
}

/** The language that this browser keeps. Browser only. */
export function keptLanguage(): Locale | undefined {
  return [languageIn(document.cookie), readStored(languageKey)].find(isLocale);
}

/** Keeps the language that the visitor has chosen, and asks no more. Browser only. */
export function chooseLanguage(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${languageKey}=${locale}; path=/; max-age=31536000; samesite=lax${secure}`;
  store(languageKey, locale);
  delete document.documentElement.dataset['offer'];
}

/**
 * Keeps the language of a page in view, unless another was kept before, or the visitor is being offered the other
 * one: a link to a page in Spanish does not undo the choice of English. Browser only.
 */
export function viewLanguage(locale: Locale): void {
  const kept = keptLanguage();
  const asked = document.documentElement.dataset['offer'] === otherLocale(locale);
  // Cookie and storage last differently: what one of them has lost comes from the other.
  if (kept || !asked) chooseLanguage(kept ?? locale);
}
