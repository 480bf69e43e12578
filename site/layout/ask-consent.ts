/** The button in the footer that shows the consent banner again; the stored choice stays until a new one is made. */
document.querySelector('[name=ask-consent]')?.addEventListener('click', () => {
  document.documentElement.dataset['consent'] = 'asking';
});
