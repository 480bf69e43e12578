import { useSyncExternalStore } from 'react';
import { defaultLocale, isLocale, type Locale } from '#content/locale.ts';

/** The language of the page in view. */
export function pageLanguage(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

export function usePageLanguage(): Locale {
  return useSyncExternalStore(subscribe, pageLanguage);
}
