import { followClicks } from './clicks.ts';
import { register } from './registration.ts';
import { refreshSavedGuides } from './saved-guides.ts';
import { followVisits } from './visits.ts';

/** After how long (ms) the worker is registered: what it brings along must not stand in the page's way. */
const rest = 1500;

// Everything about reading without a connection; it comes when the page is alive.
import('./notices.tsx').then(({ showNotices }) => showNotices(), console.warn);

if ('serviceWorker' in navigator) {
  followClicks();
  followVisits();
  const begin = () => setTimeout(() => register().then(refreshSavedGuides, console.warn), rest);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
