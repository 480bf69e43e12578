// Writes the open question into the URL, and opens the question of the URL, which not every browser does.
openNamed();
addEventListener('hashchange', openNamed);
addEventListener('toggle', keepNamed, { capture: true });

function openNamed(): void {
  const answer = location.hash && document.getElementById(location.hash.slice(1));
  const question = answer && answer.closest('details');
  if (question) question.open = true;
}

/** Replaces the URL without a history entry and without scrolling. */
function keepNamed({ target }: Event): void {
  const answer = target instanceof HTMLDetailsElement && target.querySelector(':scope > [id]');
  if (!answer || !target.name) return;
  const hash = `#${answer.id}`;
  if (target.open === (location.hash === hash)) return;
  const { pathname, search } = location;
  history.replaceState(history.state, '', pathname + search + (target.open ? hash : ''));
}
