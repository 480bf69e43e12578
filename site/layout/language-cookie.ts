import { isLocale, otherLocale, type Locale } from '#content/locale.ts';
import { readStored, store } from '#site/lib/storage.ts';

/** The key of the language in `localStorage` and the name of its cookie. */
export const languageKey = 'language';

function languageIn(cookies: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${languageKey}=([^;]*)`).exec(cookies)?.[1];
}

/** The stored language. Browser only. */
export function storedLanguage(): Locale | undefined {
  return [languageIn(document.cookie), readStored(languageKey)].find(isLocale);
}

/** Stores the language that the visitor has chosen, and hides the offer of the other. Browser only. */
export function chooseLanguage(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${languageKey}=${locale}; path=/; max-age=31536000; samesite=lax${secure}`;
  store(languageKey, locale);
  delete document.documentElement.dataset['offer'];
}

/**
 * Stores the language of the current page, unless one is already stored or the other one is being offered: opening a
 * link to a page in Spanish does not undo the choice of English. Browser only.
 */
export function viewLanguage(locale: Locale): void {
  const kept = storedLanguage();
  const asked = document.documentElement.dataset['offer'] === otherLocale(locale);
  // Cookie and local storage expire differently, so each is restored from the other.
  if (kept || !asked) chooseLanguage(kept ?? locale);
}
