// What a button is called is known at once: readers go through the buttons of a page without scrolling.
import './share-link.element.ts';

const panels = '[data-place-panel]';

document.addEventListener('click', (event) => {
  const summary = event.target instanceof Element && event.target.closest('summary');
  const panel = summary && summary.parentElement;
  if (!(panel instanceof HTMLDetailsElement) || !panel.matches(panels)) return;
  event.preventDefault();
  toggle(panel);
});

/** Opens or closes the panel of a card; its picture grows or shrinks on the way, unless motion is unwelcome. */
function toggle(panel: HTMLDetailsElement): void {
  const change = () => {
    panel.open = !panel.open;
    keepInView(panel);
  };
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const card = panel.parentElement;
  if (still || !card || !('startViewTransition' in document)) return change();
  card.toggleAttribute('data-moving', true);
  void document
    .startViewTransition(change)
    .finished.finally(() => card.toggleAttribute('data-moving', false));
}

/** An open card takes a row of its own: what was pressed may have moved out of sight. */
function keepInView(panel: HTMLDetailsElement): void {
  const { top, bottom } = panel.firstElementChild?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  const fits = top >= 0 && bottom <= innerHeight;
  if (!fits) panel.parentElement?.scrollIntoView({ behavior: 'instant' });
}

/** A link to a card opens it. */
function openNamed(): void {
  const card = document.getElementById(location.hash.slice(1));
  const panel = card?.querySelector<HTMLDetailsElement>(`:scope > ${panels}`);
  if (!panel || panel.open) return;
  panel.open = true;
  card?.scrollIntoView({ behavior: 'instant' });
}

openNamed();
addEventListener('hashchange', openNamed);
