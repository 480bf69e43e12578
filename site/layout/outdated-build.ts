import { readStored, store } from '#site/lib/storage.ts';

/** Key in session storage: the tab has been loaded again. */
const reloaded = 'left-build';

// A tab that is older than the builds whose files the server has asks for code that is gone; its page is loaded again,
// once in a tab. What was typed is kept (`lib/draft.ts`). Vite and Astro fire these events when code does not come; a
// connection that is lost for a moment fires them too, and there the next press or the island's restart helps.
addEventListener('vite:preloadError', ({ payload }) => {
  const [url] = /https?:\S+$/.exec(payload.message) ?? [];
  if (url) void reloadIfGone(url);
});
addEventListener('astro:hydration-error', ({ target }) => {
  const island = target as HTMLElement & { readonly start: () => Promise<void> };
  for (const name of ['component-url', 'renderer-url']) {
    const url = island.getAttribute(name);
    if (url) void reloadIfGone(url);
  }
  addEventListener('online', () => void island.start(), { once: true });
});

async function reloadIfGone(url: string): Promise<void> {
  if (readStored(reloaded, 'sessionStorage')) return;
  const answer = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
  if (answer?.status !== 404) return;
  store(reloaded, '1', 'sessionStorage');
  if (readStored(reloaded, 'sessionStorage')) location.reload();
}
