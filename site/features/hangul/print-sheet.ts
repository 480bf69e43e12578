// The page prints as its sheet alone.
document.querySelector('[data-print-sheet]')?.addEventListener('click', () => print());
