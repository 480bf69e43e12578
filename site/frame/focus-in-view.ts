// Browsers leave where it is what is half in view, so that the keyboard would reach what cannot be seen.
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && target.closest('[data-scrolls-sideways]'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
});
