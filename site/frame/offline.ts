import { defaultLocale, isLocale, locales } from '#content/locale.ts';
import type { PageMessage } from '#site/lib/cache-keys.ts';
import { guideCache, savingKey } from '#site/lib/cache-names.ts';
import { keptLanguage } from '#site/lib/language-cookie.ts';
import { readStored } from '#site/lib/storage.ts';
import { startNotices } from './connection-notices.ts';
import { register } from './worker-registration.ts';

/** After how long (ms) the worker is registered: what it brings along must not stand in the page's way. */
const rest = 1500;

/** Reading without a connection, and new versions: the page itself needs neither. */
export function startOffline(): void {
  startNotices();
  if (!('serviceWorker' in navigator)) return;
  void tellVisit();
  const begin = () => setTimeout(() => register().then(refreshGuides).catch(console.warn), rest);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

/** Most visitors have saved no guide: they load no code for it. */
async function refreshGuides(): Promise<void> {
  const names = await caches.keys();
  const saved = locales.some((locale) => names.includes(guideCache(locale)));
  if (!saved && readStored(savingKey, 'sessionStorage') === null) return;
  const { refreshSavedGuides } = await import('./saved-guide.ts');
  await refreshSavedGuides();
}

/** Tells the worker the visitor's language, and what the first page loaded before there was a worker. */
async function tellVisit(): Promise<void> {
  const { controller, ready } = navigator.serviceWorker;
  const { active } = await ready;
  const { lang } = document.documentElement;
  const language = keptLanguage() ?? (isLocale(lang) ? lang : defaultLocale);
  const visit = { url: location.href, language, files: controller ? [] : loadedFiles() };
  active?.postMessage({ type: 'visited', ...visit } satisfies PageMessage, []);
}

function loadedFiles(): string[] {
  const prefix = `${location.origin}/assets/`;
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(prefix));
}
