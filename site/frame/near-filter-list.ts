import { whenNear } from './when-near.ts';

let pressed: HTMLButtonElement | null = null;

function note({ target }: Event): void {
  if (target instanceof Element) pressed = target.closest('button');
}

const controls = document.querySelectorAll('[data-filter]');
for (const control of controls) control.addEventListener('click', note);

whenNear('[data-filter-list]', async () => {
  await import('./filter-list-apart.ts');
  for (const control of controls) control.removeEventListener('click', note);
  // A chip that was pressed before its filter came.
  pressed?.click();
});
