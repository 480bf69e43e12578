// Opens each `<details>` that is around what the URL names, which not every browser does.
openNamed();
addEventListener('hashchange', openNamed);

function openNamed(): void {
  const target = location.hash && document.getElementById(location.hash.slice(1));
  if (!target || !target.closest('details')) return;
  for (let at: Element | null = target; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
  // The browser scrolled while it was closed.
  target.scrollIntoView();
}
