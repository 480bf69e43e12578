/** The button in the footer that shows the consent banner again; the stored choice stays until a new one is made. */
document.querySelector('[name=ask-consent]')?.addEventListener('click', () => {
  document.documentElement.dataset['consent'] = 'asking';
});

// The banner goes with the choice, and the focus that it had goes on to the page.
for (const choice of document.querySelectorAll('[name=consent]'))
  choice.addEventListener('click', () =>
    document.querySelector('main')?.focus({ preventScroll: true }),
  );
