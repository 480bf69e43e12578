import { scope } from './scope.ts';

const cache = 'language';
const key = '/language';

/** The visitor's language as the server would know it: that of the cookie, or of the last page in view. */
export async function visitorsLanguage(): Promise<string | undefined> {
  const cookie = await scope.cookieStore?.get('language').catch(() => null);
  if (cookie?.value) return cookie.value;
  const kept = await caches.match(key, { cacheName: cache });
  return kept?.text();
}

/** Not every browser lets a worker read cookies. */
export async function rememberLanguage(language: string): Promise<void> {
  if (scope.cookieStore) return;
  const kept = await caches.open(cache);
  await kept.put(key, new Response(language));
}
