/** Closes the header's menus, which are `<details>`, on outside clicks, Escape and navigation. */
const opened = () => document.querySelector<HTMLDetailsElement>('header [open]:has(> [id^=menu])');

function closeUnlessAround({ target }: Event): void {
  const menu = opened();
  if (menu && target instanceof Node && !menu.contains(target)) menu.open = false;
}

document.addEventListener('pointerdown', closeUnlessAround);
document.addEventListener('focusin', closeUnlessAround);

document.addEventListener('keydown', ({ key }) => {
  const menu = key === 'Escape' ? opened() : null;
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});

// A page restored from the back/forward cache must not show the menu open.
addEventListener('pagehide', () => opened()?.removeAttribute('open'));
