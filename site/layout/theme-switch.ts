import { onStored, store } from '#site/lib/storage.ts';
import { themeKey } from './theme.ts';

const root = document.documentElement;
const buttons = document.querySelectorAll<HTMLButtonElement>('button[name=theme]');

for (const button of buttons)
  button.addEventListener('click', () => {
    const theme = button.value;
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    store(themeKey, theme === 'system' ? null : theme);
    mark();
  });
onStored(mark);
mark();

/** The script in the head has read the visitor's choice; the system decides until there is one. */
function mark(): void {
  const chosen = root.dataset['theme'] ?? 'system';
  for (const button of buttons) button.ariaPressed = String(button.value === chosen);
}
