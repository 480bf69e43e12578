import type { WorkerMessage } from '#site/lib/kept.ts';
import { isPlain } from '#site/lib/plain-click.ts';

declare global {
  interface Window {
    /** React Router's; `location` is where the page in view is about to go. */
    readonly __reactRouterDataRouter?: {
      readonly state: {
        readonly navigation: { readonly location?: Pick<Location, 'pathname' | 'search' | 'hash'> };
      };
    };
  }
}

/**
 * Without a connection a link leads to a document, which the service worker has or stands in for: the website itself
 * could load neither the page's data nor its script.
 */
export function followClicks(): void {
  addEventListener(
    'click',
    (event) => {
      const link = navigator.onLine ? undefined : linkAt(event);
      // Nobody else hears of the click: the browser follows the link.
      if (link && !isHere(link)) event.stopPropagation();
    },
    { capture: true },
  );
  // A click may have come before this.
  if (!navigator.onLine) goOnAsDocument();
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    // The browser took itself to be online, and the script of the page did not come.
    if (data.type === 'lost') goOnAsDocument();
  });
}

function goOnAsDocument(): void {
  // eslint-disable-next-line no-underscore-dangle -- React Router's name
  const to = window.__reactRouterDataRouter?.state.navigation.location;
  if (to) location.assign(to.pathname + to.search + to.hash);
}

/** The link of the guide that a plain click follows. */
function linkAt(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target } = event;
  if (!isPlain(event)) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  const leaves = !link?.href || link.target || link.hasAttribute('download');
  return leaves || link.origin !== location.origin ? undefined : link;
}

/** A part, a filter or a tab of the page in view. */
function isHere({ href }: HTMLAnchorElement): boolean {
  const [to, from] = [new URL(href), new URL(location.href)];
  const language = (url: URL) => url.searchParams.get('lang');
  return to.pathname === from.pathname && (language(to) ?? language(from)) === language(from);
}
