import { defaultLocale, isLocale, locales, type Locale } from '#content/locale.ts';
import type { PageMessage } from '#site/lib/cache-keys.ts';
import { guideCache, savingKey } from '#site/lib/cache-names.ts';
import { storedLanguage } from './language-cookie.ts';
import { readStored } from '#site/lib/storage.ts';
import { register } from './worker-registration.ts';

/** Delay (ms) of the registration, so that the worker's downloads do not compete with the page's. */
const rest = 1500;

/** Starts the service worker and the notices about connection and new versions. */
export function startOffline(): void {
  // Fetched while there is a connection, for when there is none.
  import('./connection-notices.ts').then(({ startNotices }) => startNotices()).catch(console.warn);
  if (!('serviceWorker' in navigator)) return;
  void tellVisit();
  const begin = () =>
    setTimeout(() => register().then(askAhead).then(refreshGuides).catch(console.warn), rest);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

/** Has the worker keep the pages that may be needed before they are visited, unless data is to be spared. */
async function askAhead(): Promise<void> {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'ahead', language: language() } satisfies PageMessage, []);
}

/** Loads the code for saved guides only when there is one. */
async function refreshGuides(): Promise<void> {
  const names = await caches.keys();
  const saved = locales.some((locale) => names.includes(guideCache(locale)));
  if (!saved && readStored(savingKey, 'sessionStorage') === null) return;
  const { refreshSavedGuides } = await import('#site/lib/saved-guide.ts');
  await refreshSavedGuides();
}

/** Sends the worker the visitor's language, and the files that the page loaded before the worker controlled it. */
async function tellVisit(): Promise<void> {
  const { controller, ready } = navigator.serviceWorker;
  const { active } = await ready;
  const visit = {
    url: location.href,
    language: language(),
    files: controller ? [] : loadedFiles(),
  };
  active?.postMessage({ type: 'visited', ...visit } satisfies PageMessage, []);
}

function language(): Locale {
  const { lang } = document.documentElement;
  return storedLanguage() ?? (isLocale(lang) ? lang : defaultLocale);
}

function loadedFiles(): string[] {
  const prefix = `${location.origin}/assets/`;
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(prefix));
}
