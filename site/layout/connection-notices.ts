import { addStylesheet } from '#site/lib/add-stylesheet.ts';
import { readStored, store } from '#site/lib/storage.ts';
import styles from './notices.css?url';
import { applyUpdate, onUpdateReady } from './worker-registration.ts';

/** How long (ms) the notice of the restored connection is shown. */
const brief = 5000;

/**
 * Key in session storage: the reader has closed the notice, which must not return on the next page. When storage is
 * blocked it is shown on every page.
 */
const known = 'offline-note';

/** Shows notices at the bottom of the view: the connection is lost or back, a new version is available. */
export function startNotices(): void {
  const place = document.querySelector<HTMLElement>('#notices');
  const status = place?.querySelector('[role=status]');
  if (!place || !status) return;
  let connection: 'lost' | 'back' | undefined;
  let update = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Into the browser's cache while there is a connection. It is added when there is a notice to show: a sheet that is
  // added has the whole page laid out again.
  fetch(styles).catch(console.warn);

  const show = async () => {
    if (connection || update) await addStylesheet(styles).catch(console.warn);
    const shown = [connection, update && connection !== 'lost' ? 'update' : undefined]
      .map((name) => place.querySelector<HTMLTemplateElement>(`#notice-${name}`))
      .flatMap((template) => (template ? [template.content.cloneNode(true)] : []));
    status.replaceChildren(...shown);
  };
  const say = (notice: typeof connection) => {
    clearTimeout(timer);
    connection = notice;
    void show();
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
    void show();
  });
  place.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.name === 'update-now') return applyUpdate();
    if (button?.name === 'update-later') update = false;
    else if (button) {
      store(known, '1', 'sessionStorage');
      connection = undefined;
    }
    void show();
  });
  // While the page stands in the back/forward cache it is not told.
  const look = () => (navigator.onLine ? say(undefined) : lost());
  addEventListener('pageshow', look);
  look();
}

/** Whether the reader has closed the notice, or the offline page already says it. */
function isSaid(): boolean {
  return (
    readStored(known, 'sessionStorage') === '1' || document.querySelector('offline-page') !== null
  );
}
