const root = document.documentElement;

// Browsers without invoker commands (Safari before 26.2, Firefox before 144).
if (!('commandForElement' in HTMLButtonElement.prototype))
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    const command = button?.getAttribute('command');
    if (command === 'show-modal' && !dialog.open) dialog.showModal();
    if (command === 'close') dialog.close();
  });

// `<button data-full-screen>` in a dialog: the dialog's content fills the screen until the dialog closes.
if (!document.fullscreenEnabled) root.dataset['noFullScreen'] = '';
document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest('button[data-full-screen]');
  void button?.closest('dialog')?.firstElementChild?.requestFullscreen();
});
document.addEventListener(
  'close',
  () => {
    if (document.fullscreenElement) void document.exitFullscreen();
  },
  // The event does not bubble.
  true,
);
