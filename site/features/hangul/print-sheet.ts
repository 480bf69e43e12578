// The page prints as its sheet alone.
document.querySelector('[name=print-sheet]')?.addEventListener('click', () => print());
