/** What cards that are shown need a script for (`show-card.tsx`); without it they open, and are text. */

const withCommands = 'commandForElement' in HTMLButtonElement.prototype;

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('button');
  if (!button) return;
  const opened = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (opened instanceof HTMLDialogElement) {
    // Safari does not focus what is pressed, and the focus goes back to what had it.
    button.focus({ preventScroll: true });
    // Browsers without invoker commands (Safari before 26.2, Firefox before 144).
    if (!withCommands && !opened.open) opened.showModal();
  }
});

// Names come after what the page needs at once.
if (document.querySelector('#name-card')) import('./show-names.ts').catch(() => undefined);

// However a card is opened and closed: by a command, a script, Escape.
new MutationObserver((changes) => {
  for (const { target } of changes)
    if (target instanceof HTMLDialogElement && 'showCard' in target.dataset) changed(target);
}).observe(document, { subtree: true, attributeFilter: ['open'] });

function changed(dialog: HTMLDialogElement): void {
  dialog.dispatchEvent(new Event('card-changed', { bubbles: true }));
  // With the first card, as most visits show none; without a connection the card does without them.
  import('./card-aids.ts').then(({ aid }) => aid(dialog)).catch(() => undefined);
}
