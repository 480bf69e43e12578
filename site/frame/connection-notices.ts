import { readStored, store } from '#site/lib/storage.ts';
import { applyUpdate, onUpdateReady } from './worker-registration.ts';

/** How long (ms) it is said that the connection is back. */
const brief = 5000;

/**
 * Under what the tab remembers that the reader knows: without a connection every page is another document. Where
 * storage is blocked it is said on every page.
 */
const known = 'offline-note';

/** Says at the foot of the view that the connection is lost or back, and that a new version waits. */
export function startNotices(): void {
  const place = document.querySelector<HTMLElement>('#notices');
  const status = place?.querySelector('[role=status]');
  if (!place || !status) return;
  let connection: 'lost' | 'back' | undefined;
  let update = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    const shown = [connection, update && connection !== 'lost' ? 'update' : undefined]
      .map((name) => place.querySelector<HTMLTemplateElement>(`[data-notice='${name}']`))
      .flatMap((template) => (template ? [template.content.cloneNode(true)] : []));
    status.replaceChildren(...shown);
    place.toggleAttribute('data-shown', shown.length > 0);
  };
  const say = (notice: typeof connection) => {
    clearTimeout(timer);
    connection = notice;
    show();
  };
  const lost = () => isSaid() || say('lost');

  addEventListener('offline', lost);
  addEventListener('online', () => {
    store(known, null, 'sessionStorage');
    say('back');
    timer = setTimeout(say, brief, undefined);
  });
  onUpdateReady((ready) => {
    update = ready;
    show();
  });
  place.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.dataset['update'] === 'now') return applyUpdate();
    if (button?.dataset['update'] === 'later') update = false;
    else if (button) {
      store(known, '1', 'sessionStorage');
      connection = undefined;
    }
    show();
  });
  if (!navigator.onLine) lost();
}

/** The reader has closed it, or the page for a lost connection says it itself. */
function isSaid(): boolean {
  return (
    readStored(known, 'sessionStorage') === '1' || document.querySelector('offline-page') !== null
  );
}
