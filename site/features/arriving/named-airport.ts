// A link to an airport chooses it.
choose();
addEventListener('hashchange', choose);

function choose(): void {
  const named = document.getElementById(location.hash.slice(1));
  const airport = named?.dataset['airport'];
  if (!airport) return;
  for (const input of document.querySelectorAll<HTMLInputElement>('[name="airport"]'))
    input.checked = input.value === airport;
  // It was hidden when the browser looked for it.
  named.scrollIntoView();
}
