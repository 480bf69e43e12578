/** Shows the question again, from the footer. The earlier choice stays stored until a new one is made. */
document.querySelector('[data-ask-consent]')?.addEventListener('click', () => {
  document.documentElement.dataset['consent'] = 'asking';
});
