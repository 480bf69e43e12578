import { readStored, store } from '#site/lib/storage.ts';

/** Key in session storage: the tab has been loaded again. */
const reloaded = 'left-build';

// A tab that is older than the builds whose files the server has asks for code that is gone; its page is loaded again,
// once in a tab. What was typed is kept (`lib/draft.ts`). Vite and Astro fire these events when code does not come.
addEventListener('vite:preloadError', reloadOnce);
addEventListener('astro:hydration-error', ({ target }) => {
  reloadOnce();
  const island = target as HTMLElement & { readonly start: () => Promise<void> };
  addEventListener('online', () => void island.start(), { once: true });
});

function reloadOnce(): void {
  if (!navigator.onLine || readStored(reloaded, 'sessionStorage')) return;
  store(reloaded, '1', 'sessionStorage');
  if (readStored(reloaded, 'sessionStorage')) location.reload();
}
