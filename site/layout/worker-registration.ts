import type { PageMessage } from '#site/lib/cache-keys.ts';

/** The next version of the worker, ready and waiting for the visitor's word. */
let waiting: ServiceWorker | null = null;
let tell: (ready: boolean) => void = () => undefined;

/** Registers the worker and looks out for the next one, now and whenever the tab comes back into view. */
export async function register(): Promise<void> {
  // A browser that keeps nothing may answer with nothing.
  const registration: ServiceWorkerRegistration | undefined =
    await navigator.serviceWorker.register('/sw.js');
  if (!registration) return;
  const look = () => {
    // The first version replaces nobody.
    const next = navigator.serviceWorker.controller ? registration.waiting : null;
    if (next === waiting) return;
    waiting = next;
    tell(next !== null);
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  look();
  follow();
  registration.addEventListener('updatefound', follow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && navigator.onLine)
      registration.update().catch(() => undefined);
  });
}

/** Has a listener told whether a new version waits, and again when that changes. */
export function onUpdateReady(listener: (ready: boolean) => void): void {
  tell = listener;
  if (waiting) listener(true);
}

/** Lets the new version take over and loads this page again; other tabs go on as they are. */
export function applyUpdate(): void {
  const reload = () => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  // Another tab may have let it in already.
  if (waiting?.state !== 'installed') reload();
  else waiting.postMessage({ type: 'update' } satisfies PageMessage, []);
}
