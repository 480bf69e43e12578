// What a button is called is known at once: readers go through the buttons of a page without scrolling.
import './share-link.ts';
import { whenNear } from './when-near.ts';

whenNear('[data-open-words]', () => import('./place-tools.ts'));

document.addEventListener(
  'toggle',
  ({ target }) => {
    // An open card takes a row of its own: what was pressed may have moved out of sight.
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    if (!target.matches('[data-stays-in-view]')) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = still ? 'instant' : 'smooth';
    target.firstElementChild?.scrollIntoView({ block: 'nearest', behavior });
  },
  // The event does not bubble.
  true,
);

document.addEventListener('focusin', ({ target }) => {
  // On phones the row of links scrolls sideways; browsers leave half-seen links where they are.
  if (target instanceof Element && target.closest('[data-scrolls-sideways]'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
});
