// On narrow screens the header leaves the view as one scrolls down and returns as one scrolls up.
const header = document.querySelector('header');
let last = scrollY;

addEventListener(
  'scroll',
  () => {
    const moved = scrollY - last;
    // A trembling thumb is no decision.
    if (Math.abs(moved) < 8 && scrollY > 0) return;
    last = scrollY;
    header?.toggleAttribute('data-away', moved > 0 && scrollY > 80);
  },
  { passive: true },
);
