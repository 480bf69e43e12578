// Opens the `<details>` that the URL names, or that is around what it names, which not every browser does.
openNamed();
addEventListener('hashchange', openNamed);

function openNamed(): void {
  const target = location.hash && document.getElementById(location.hash.slice(1));
  const details = target && target.closest('details');
  if (!details) return;
  details.open = true;
  // The browser scrolled while it was closed.
  target.scrollIntoView();
}
