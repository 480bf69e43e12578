import type { PageMessage } from '#site/lib/kept.ts';
import { appManifestPath } from '#content/offline-paths.ts';
import { keptLanguage } from '#site/lib/language-cookie.ts';
import { pageLanguage } from './page-language.ts';

/** Where the tab remembers which address it has loaded again after a failure. */
const tried = 'reloaded-page';

/**
 * Tells the service worker which pages are visited without a document of their own, and which files the first one
 * loaded before there was a worker. The head changes with every page.
 */
export function followVisits(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) void serviceWorker.ready.then(() => tell(loadedFiles()));
  let last = here();
  const observer = new MutationObserver(() => {
    if (here() === last) return;
    last = here();
    afterVisit();
  });
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  loadAgain();
}

const here = () => location.pathname + pageLanguage();

function afterVisit(): void {
  if (loadAgain()) return;
  void tell([]);
  document
    .querySelector('link[rel=manifest]')
    ?.setAttribute('href', appManifestPath(pageLanguage()));
}

/** A page whose data could not be had: as a document it may be kept, or something stands in for it. */
function loadAgain(): boolean {
  if (!navigator.serviceWorker.controller || !document.querySelector('[data-failure]'))
    return false;
  try {
    // A page that fails for another reason must not load for ever.
    if (sessionStorage.getItem(tried) === location.href) return false;
    sessionStorage.setItem(tried, location.href);
  } catch {
    return false;
  }
  location.reload();
  return true;
}

async function tell(files: readonly string[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const language = keptLanguage() ?? pageLanguage();
  const visit = { address: location.href, language, files };
  active?.postMessage({ type: 'visited', ...visit } satisfies PageMessage, []);
}

function loadedFiles(): string[] {
  const prefix = `${location.origin}/assets/`;
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(prefix));
}
