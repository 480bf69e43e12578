// A link to an airport chooses it.
choose();
addEventListener('hashchange', choose);

function choose(): void {
  const airport = location.hash.slice(1);
  const inputs = [...document.querySelectorAll<HTMLInputElement>('[name=airport]')];
  const named = inputs.find(({ value }) => value === airport);
  if (!named) return;
  named.checked = true;
  // It was hidden when the browser looked for it.
  document.getElementById(airport)?.scrollIntoView();
}
