/** The menus of the header are `<details>`, which open without a script. Like menus, they also close. */
const opened = () => document.querySelector<HTMLDetailsElement>('[data-menu][open]');

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

// Who comes back finds the page as it was left, without the menu that led away.
addEventListener('pagehide', () => opened()?.removeAttribute('open'));
