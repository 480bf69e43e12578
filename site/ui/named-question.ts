// Writes the open question into the URL; the question of the URL is opened.
import './open-named.ts';

// What stands open in the document has not been chosen.
const openAtFirst = new Set(document.querySelectorAll('details[name][open]'));
addEventListener('toggle', keepNamed, { capture: true });

/** Replaces the URL without a history entry and without scrolling. */
function keepNamed({ target }: Event): void {
  const answer = target instanceof HTMLDetailsElement && target.querySelector(':scope > [id]');
  if (!answer || !target.name || (openAtFirst.delete(target) && target.open)) return;
  const hash = `#${answer.id}`;
  if (target.open === (location.hash === hash)) return;
  const { pathname, search } = location;
  history.replaceState(history.state, '', pathname + search + (target.open ? hash : ''));
}
