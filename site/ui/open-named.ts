// Opens each `<details>` that is around what the URL names, which not every browser does.
openNamed();
addEventListener('hashchange', openNamed);

function openNamed(): void {
  const target = document.getElementById(location.hash.slice(1));
  let around = target?.closest('details');
  if (!around) return;
  for (; around; around = around.parentElement?.closest('details')) around.open = true;
  // The browser scrolled while it was closed.
  target?.scrollIntoView();
}
