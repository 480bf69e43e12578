// Browsers leave where it is what is half in view, and of a field of several lines they bring only the caret into view:
// the keyboard would reach what cannot be seen.
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && target.closest('[data-scrolls-sideways], textarea'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
});
