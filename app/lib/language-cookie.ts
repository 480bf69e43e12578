import type { Locale } from '#content/locale.ts';
import { store } from './storage.ts';

const NAME = 'language';

/** The visitor's stored language as it stands in the request's cookie; not checked. */
export function storedLanguage(request: Request): string | undefined {
  const cookies = request.headers.get('Cookie') ?? '';
  return new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`).exec(cookies)?.[1];
}

/** Stores the language in view for the pages that both languages share. Browser only. */
export function rememberLanguage(locale: Locale): void {
  document.cookie = `${NAME}=${locale}; path=/; max-age=31536000; samesite=lax`;
  store(NAME, locale);
}
