import { offlineFrom } from '#content/offline-paths.ts';
import { isLocale } from '#content/locale.ts';
import { guideCache, pagesCache } from '#site/lib/cache-names.ts';

/** Interval (ms) of automatic retries while the page is visible. */
const pause = 15_000;

/** The offline page: names the requested page, and lists those that can be read. */
class OfflinePageElement extends HTMLElement {
  connectedCallback(): void {
    const links = [...this.querySelectorAll<HTMLAnchorElement>('#kept-pages a')];
    const target = urlWithin(new URLSearchParams(location.search).get(offlineFrom));
    if (target)
      this.#waitFor(
        target,
        links.find(({ pathname }) => pathname === target.pathname),
      );
    keptKeys().then(
      (kept) => this.#list(links, kept),
      () => this.#list(links, new Set()),
    );
  }

  /** Names the requested page, and navigates to it when the connection is back. */
  #waitFor(target: URL, link: HTMLAnchorElement | undefined): void {
    const missing = this.querySelector<HTMLElement>('#missing');
    if (!missing) return;
    missing.hidden = false;
    const said = missing.querySelector('strong');
    const text = this.getAttribute(link ? 'named' : 'unnamed') ?? '';
    if (said) said.textContent = text.replace('{page}', link?.text ?? '');
    missing.querySelector('button')?.addEventListener('click', () => location.replace(target));
    const go = () => void goWhenReachable(target);
    addEventListener('online', go);
    // The connection may have come back before this ran.
    setTimeout(() => navigator.onLine && go(), 2000);
    setInterval(() => document.visibilityState === 'visible' && go(), pause);
  }

  #list(links: readonly HTMLAnchorElement[], kept: ReadonlySet<string>): void {
    const here = links.filter(({ pathname, search }) => kept.has(pathname + search));
    for (const link of here) link.closest('li')!.hidden = false;
    const [list, none, card] = ['#kept-pages', '#kept-none', '#kept-card'].map((id) =>
      this.querySelector<HTMLElement>(id),
    );
    if (list) list.hidden = here.length === 0;
    if (none) none.hidden = here.length > 0;
    const cardPath = card?.querySelector('a')?.pathname;
    if (card) card.hidden = !here.some(({ pathname }) => pathname === cardPath);
  }
}

async function goWhenReachable(target: URL): Promise<void> {
  try {
    const { ok } = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' });
    if (ok) location.replace(target);
  } catch {
    // Still unreachable; the next retry follows.
  }
}

/** The URL if it is on this origin, so that a link to this page cannot redirect elsewhere. */
function urlWithin(from: string | null): URL | undefined {
  if (!from?.startsWith('/')) return undefined;
  const url = new URL(from, location.origin);
  return url.origin === location.origin ? url : undefined;
}

/** The pathname and query of the pages that can be read without a connection. */
async function keptKeys(): Promise<ReadonlySet<string>> {
  const { lang } = document.documentElement;
  const present = await caches.keys();
  // Some pages came with the worker.
  const own = present.filter((name) => name.startsWith('workbox-precache'));
  const names = [pagesCache, ...own, ...(isLocale(lang) ? [guideCache(lang)] : [])];
  const requests = await Promise.all(
    names
      .filter((name) => present.includes(name))
      .map(async (name) => {
        const cache = await caches.open(name);
        return cache.keys();
      }),
  );
  return new Set(
    requests.flat().map(({ url }) => {
      const { pathname, searchParams } = new URL(url);
      searchParams.delete('__WB_REVISION__');
      return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
    }),
  );
}

customElements.define('offline-page', OfflinePageElement);
