import { readStored, store } from '#site/lib/storage.ts';

/** Key in session storage of the build before the reload. */
const left = 'left-build';

/** Astro's custom element of an island. */
interface Island extends HTMLElement {
  readonly start: () => Promise<void>;
}

// After a deploy an old tab requests files that no longer exist. One reload gets the new ones; what was typed is kept
// (`lib/draft.ts`). Vite and Astro fire these events when a script fails to load.
addEventListener('vite:preloadError', () => void reloadIfOutdated());
addEventListener('astro:hydration-error', ({ target }) => {
  void reloadIfOutdated();
  startLater(target as Island);
});

/** Hydrates an island whose code failed to load once the connection is back or the tab is visible again. */
function startLater(island: Island): void {
  const chance = new AbortController();
  const start = () => {
    chance.abort();
    void island.start();
  };
  addEventListener('online', start, chance);
  document.addEventListener('visibilitychange', start, chance);
}

/** Reloads once if the server has another build than the one this document came from. */
async function reloadIfOutdated(): Promise<void> {
  const files = filesOf(document);
  // A cached copy of the old page must not reload endlessly.
  if (readStored(left, 'sessionStorage') === files) return;
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    const current = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (!answer.ok || filesOf(current) === files) return;
    store(left, files, 'sessionStorage');
    if (readStored(left, 'sessionStorage') === files) location.reload();
  } catch {
    // Without a connection the other build cannot be known.
  }
}

/** The script URLs of a document, which change with any change of the code. */
function filesOf(from: Document): string {
  const named = from.querySelectorAll('script[src], [component-url]');
  const files = Array.from(
    named,
    (element) => element.getAttribute('src') ?? element.getAttribute('component-url'),
  );
  return [...new Set(files)].join(' ');
}
