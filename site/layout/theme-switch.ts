import { onStored, store } from '#site/lib/storage.ts';
import { themeKey } from './theme.ts';

const root = document.documentElement;
const buttons = document.querySelectorAll<HTMLButtonElement>('[data-theme-choice]');

for (const button of buttons)
  button.addEventListener('click', () => {
    const theme = button.dataset['themeChoice'];
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    store(themeKey, theme === 'system' ? null : (theme ?? null));
    mark();
  });
onStored(mark);
mark();

/** The script in the head has read the visitor's choice; the system decides until there is one. */
function mark(): void {
  const chosen = root.dataset['theme'] ?? 'system';
  for (const button of buttons)
    button.ariaPressed = String(button.dataset['themeChoice'] === chosen);
}
