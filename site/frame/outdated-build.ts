import { readStored, store } from '#site/lib/storage.ts';

/** Under what the tab remembers which build it has left. */
const left = 'left-build';

/** The element that Astro makes of an island. */
interface Island extends HTMLElement {
  readonly start: () => Promise<void>;
}

// A tab that outlives its build asks for files that are gone: one reload brings the new ones, and what was typed
// is kept (`lib/draft.ts`). Vite and Astro say that code did not come.
addEventListener('vite:preloadError', () => void reloadIfOutdated());
addEventListener('astro:hydration-error', ({ target }) => {
  void reloadIfOutdated();
  startLater(target as Island);
});

/** A tool that could not come with the connection stays readable, and starts when that is back, or the reader. */
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
  // A kept copy of the old page must not reload for ever.
  if (readStored(left, 'sessionStorage') === files) return;
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    const current = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (!answer.ok || filesOf(current) === files) return;
    store(left, files, 'sessionStorage');
    if (readStored(left, 'sessionStorage') === files) location.reload();
  } catch {
    // Without a connection nothing is known of another build.
  }
}

/** The scripts that a document names: any change of the code changes one of their names. */
function filesOf(from: Document): string {
  const named = from.querySelectorAll('script[src], [component-url]');
  const files = Array.from(
    named,
    (element) => element.getAttribute('src') ?? element.getAttribute('component-url'),
  );
  return [...new Set(files)].join(' ');
}
